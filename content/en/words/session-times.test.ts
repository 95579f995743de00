import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { INDIA_TIME_ZONE, istInstant } from '#domain/time/india-time.ts'
import { zoneOffsetSeconds } from '#domain/time/zone-offset.ts'
import { SESSIONS_AROUND_CLOCK_CHANGES } from '#test/time/clock-changes.ts'
import { clientTime, clockRange, staffClock, staffTime, zoneName } from './session-times.ts'

const NOVEMBER = new Date('2026-11-18T06:30:00Z')
const SEVEN_PM = istInstant('2027-03-16', '19:00')
const sessionOf = (startsAt: Date, minutes: number) => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
})

test("names the client's time first, then India's, with the year where it is not this one", () => {
  const reader = { timeZone: 'America/New_York', now: NOVEMBER }

  expect(clientTime(SEVEN_PM, reader)).toBe('Tue, Mar 16, 2027, 9:30 AM New York time, 7 PM IST')
  expect(clientTime(sessionOf(SEVEN_PM, 45), reader)).toBe(
    'Tue, Mar 16, 2027, 9:30-10:15 AM New York time, 7-7:45 PM IST',
  )
  expect(clientTime(SEVEN_PM, { ...reader, now: SEVEN_PM })).toBe('Tue, Mar 16, 9:30 AM New York time, 7 PM IST')
})

test("names the practice's time first for staff", () => {
  const reader = { timeZone: 'America/New_York', now: NOVEMBER }

  expect(staffTime(sessionOf(SEVEN_PM, 45), reader)).toBe(
    'Tue, Mar 16, 2027, 7-7:45 PM IST, 9:30-10:15 AM New York time',
  )
  expect(staffClock(sessionOf(SEVEN_PM, 45), 'America/New_York')).toBe('7-7:45 PM IST, 9:30-10:15 AM New York time')
})

test.each(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Colombo', 'Mars/Olympus', ''])(
  'writes one time where the zone is India’s, has its clock or is unknown: %s',
  (timeZone) => {
    expect(clientTime(sessionOf(SEVEN_PM, 45), { timeZone, now: SEVEN_PM })).toBe('Tue, Mar 16, 7-7:45 PM IST')
    expect(staffTime(SEVEN_PM, { timeZone, now: SEVEN_PM })).toBe('Tue, Mar 16, 7 PM IST')
  },
)

test.each(SESSIONS_AROUND_CLOCK_CHANGES)('writes $text for a client in $timeZone', ({ timeZone, date, text }) => {
  const session = sessionOf(istInstant(date, '10:00'), 60)

  expect(clientTime(session, { timeZone, now: session.startsAt })).toBe(text)
})

test('an hour that the clock shows twice is told apart by the time in India', () => {
  const inLondon = (instant: string) => clientTime(instant, { timeZone: 'Europe/London', now: NOVEMBER })

  expect(inLondon('2026-10-25T00:30:00Z')).toBe('Sun, Oct 25, 1:30 AM London time, 6 AM IST')
  expect(inLondon('2026-10-25T01:30:00Z')).toBe('Sun, Oct 25, 1:30 AM London time, 7 AM IST')
})

test.each([
  ['09:00', 60, '9-10 AM'],
  ['11:00', 60, '11 AM-12 PM'],
  ['14:00', 45, '2-2:45 PM'],
  ['11:30', 45, '11:30 AM-12:15 PM'],
  ['12:00', 30, '12-12:30 PM'],
  ['23:30', 45, '11:30 PM-12:15 AM'],
  ['00:00', 60, '12-1 AM'],
])('calls a session at %s of %i minutes %s', (time, minutes, text) => {
  expect(clockRange(sessionOf(istInstant('2026-11-20', time), minutes), INDIA_TIME_ZONE)).toBe(text)
})

test.each([
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['Asia/Katmandu', 'Kathmandu time'],
  ['UTC', 'UTC'],
  ['Etc/GMT+5', 'GMT-5'],
])('calls the zone %s %s', (timeZone, name) => {
  expect(zoneName(timeZone)).toBe(name)
})

test('both times are those of the clocks, in any zone and season', () => {
  const zones = fc.constantFrom('America/New_York', 'Europe/London', 'Australia/Sydney', 'Asia/Kathmandu')
  const starts = fc
    .integer({ min: 0, max: 4 * 365 * 96 })
    .map((quarters) => Date.UTC(2026, 0) + quarters * 15 * MINUTE_MS)
  fc.assert(
    fc.property(zones, starts, fc.constantFrom(15, 45, 60), (timeZone, start, minutes) => {
      const text = clientTime(sessionOf(new Date(start), minutes), { timeZone, now: null })

      const own = new Date(start + zoneOffsetSeconds(start, timeZone) * 1000)
      expect(text).toContain(` ${own.getUTCDate()}, ${own.getUTCFullYear()}, ${plainClock(own)}`)
      expect(text).toContain(`${plainClock(new Date(start + minutes * MINUTE_MS + 330 * MINUTE_MS))} `)
      expect(text.endsWith(' IST')).toBe(true)
    }),
  )
})

/** "9:30", "7". */
function plainClock(shown: Date): string {
  const minutes = Math.floor((shown.getTime() % DAY_MS) / MINUTE_MS)
  const [hour, minute] = [Math.floor(minutes / 60) % 12 || 12, minutes % 60]
  return minute === 0 ? String(hour) : `${hour}:${String(minute).padStart(2, '0')}`
}

test('reads the instants that JSON carries as text', () => {
  const session = { startsAt: '2027-03-16T13:30:00.000Z', endsAt: '2027-03-16T14:15:00.000Z' }

  expect(clientTime(session, { timeZone: 'Asia/Kolkata', now: '2026-11-18T06:00:00.000Z' })).toContain('2027')
  expect(clientTime(session, { timeZone: 'Asia/Kolkata', now: '2027-01-02T06:00:00.000Z' })).not.toContain('2027')
})
