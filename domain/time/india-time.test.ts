import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE_MS } from './durations.ts'
import {
  addDays,
  daysBetween,
  isCalendarDate,
  isTimeOfDay,
  istDate,
  istInstant,
  istTime,
  knownTimeZone,
  weekdayOf,
} from './india-time.ts'

const instants = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2090-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test('India is five and a half hours ahead of UTC all year', () => {
  expect(istInstant('2026-11-16', '10:00').toISOString()).toBe('2026-11-16T04:30:00.000Z')
  expect(istInstant('2026-06-16', '10:00').toISOString()).toBe('2026-06-16T04:30:00.000Z')
})

test('an instant survives the round trip through its day and time', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const minute = Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS
      expect(istInstant(istDate(instant), istTime(instant)).getTime()).toBe(minute)
    }),
  )
})

test('counts days across the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3)
  expect(weekdayOf('2026-11-16')).toBe(1)
  expect(weekdayOf('2026-11-15')).toBe(7)
})

test.each(['2027-02-29', '2026-11-31', '2026-13-01', '2026-1-1', '', '20261116', '2026-11-16T00:00'])(
  'rejects %o as a calendar day',
  (text) => {
    expect(isCalendarDate(text)).toBe(false)
  },
)

test('accepts 29 February of a leap year', () => {
  expect(isCalendarDate('2028-02-29')).toBe(true)
})

test('rejects times past 23:59', () => {
  expect(['00:00', '23:59'].map(isTimeOfDay)).toEqual([true, true])
  expect(['24:00', '25:61', '10:60', '9:00', '10:00:00'].map(isTimeOfDay)).toEqual([false, false, false, false, false])
})

test("falls back to India's zone when the zone is unknown", () => {
  expect(knownTimeZone('America/New_York')).toBe('America/New_York')
  expect(knownTimeZone('Mars/Olympus')).toBe('Asia/Kolkata')
  expect(knownTimeZone('')).toBe('Asia/Kolkata')
})
