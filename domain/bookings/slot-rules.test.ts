import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { addDays, istDate, istInstant, weekdayOf } from '#domain/india-time.ts'
import { areUsableRules, chooseSlot, type Diary, listFreeSlots, type SlotHour, slotOn } from './slot-rules.ts'

const hour = (key: string, label: string, opensAt: string, closesAt: string): SlotHour => ({
  key,
  label,
  opensAt,
  closesAt,
  days: [1, 2, 3, 4, 5, 6],
})

const HOURS = [
  hour('09-10', '9-10 AM', '09:00', '10:00'),
  hour('10-11', '10-11 AM', '10:00', '11:00'),
  hour('18-19', '6-7 PM', '18:00', '19:00'),
]

// A Monday, ten in the morning.
const NOW = new Date('2026-11-16T04:30:00Z')

const diary = (changes: Partial<Diary> = {}): Diary => ({
  hours: HOURS,
  rules: { minimumNoticeMinutes: 120, horizonDays: 60 },
  timeOff: [],
  taken: [],
  ...changes,
})

const requested = (date: string, hourKey = '10-11') => ({ date, hourKey })

test('accepts a free hour of a working day, in Indian time', () => {
  const choice = chooseSlot(diary(), requested('2026-11-17'), NOW)

  expect(choice).toMatchObject({
    ok: true,
    value: { startsAt: new Date('2026-11-17T04:30:00Z'), endsAt: new Date('2026-11-17T05:30:00Z') },
  })
})

test.each([
  ['yesterday', '2026-11-15', '10-11', 'day-closed'],
  ['the Saturday before', '2026-11-14', '10-11', 'too-soon'],
  ['an hour of today that has passed', '2026-11-16', '09-10', 'too-soon'],
  ['an hour within the notice', '2026-11-16', '10-11', 'too-soon'],
  ['a Sunday', '2026-11-22', '10-11', 'day-closed'],
  ['five years ahead', '2031-11-17', '10-11', 'too-far'],
  ['29 February of a common year', '2027-02-29', '10-11', 'date-invalid'],
  ['31 November', '2026-11-31', '10-11', 'date-invalid'],
  ['text', 'tomorrow', '10-11', 'date-invalid'],
  ['an invented hour', '2026-11-17', '8-9 PM', 'hour-unknown'],
])('C8, C10: rejects %s', (_, date, hourKey, refusal) => {
  expect(chooseSlot(diary(), requested(date, hourKey), NOW)).toEqual({ ok: false, refusal })
})

test('C8: rejects an hour of a holiday and accepts the day after', () => {
  const timeOff = [{ startsAt: istInstant('2026-11-17', '00:00'), endsAt: istInstant('2026-11-18', '00:00') }]

  expect(chooseSlot(diary({ timeOff }), requested('2026-11-17'), NOW)).toEqual({ ok: false, refusal: 'day-closed' })
  expect(chooseSlot(diary({ timeOff }), requested('2026-11-18'), NOW).ok).toBe(true)
})

test('a live session blocks every hour it overlaps, but not the one that starts at its end', () => {
  const taken = [{ startsAt: istInstant('2026-11-17', '09:30'), endsAt: istInstant('2026-11-17', '10:00') }]

  expect(chooseSlot(diary({ taken }), requested('2026-11-17', '09-10'), NOW)).toEqual({
    ok: false,
    refusal: 'slot-taken',
  })
  expect(chooseSlot(diary({ taken }), requested('2026-11-17', '10-11'), NOW).ok).toBe(true)
})

const days = fc.integer({ min: 0, max: 70 }).map((ahead) => addDays('2026-11-16', ahead))
const intervals = fc.tuple(days, fc.constantFrom(...HOURS)).map(([date, at]) => slotOn(date, at))
const diaries = fc.record({
  hours: fc.constant(HOURS),
  rules: fc.record({
    minimumNoticeMinutes: fc.integer({ min: 0, max: 5_000 }),
    horizonDays: fc.integer({ min: 0, max: 60 }),
  }),
  timeOff: fc.array(intervals, { maxLength: 5 }),
  taken: fc.array(intervals, { maxLength: 20 }),
})

test('every listed slot can be chosen, is ahead, on a working day and overlaps nothing', () => {
  fc.assert(
    fc.property(diaries, (given) => {
      for (const slot of listFreeSlots(given, NOW)) {
        expect(chooseSlot(given, { date: slot.date, hourKey: slot.hour.key }, NOW)).toEqual({ ok: true, value: slot })
        expect(slot.startsAt.getTime()).toBeGreaterThanOrEqual(
          NOW.getTime() + given.rules.minimumNoticeMinutes * MINUTE_MS,
        )
        expect(weekdayOf(slot.date)).not.toBe(7)
        expect(istDate(slot.startsAt)).toBe(slot.date)
        const disturbed = [...given.taken, ...given.timeOff].some(
          ({ startsAt, endsAt }) => startsAt < slot.endsAt && slot.startsAt < endsAt,
        )
        expect(disturbed).toBe(false)
      }
    }),
    { numRuns: 30 },
  )
})

test('taking a slot removes exactly that one from the list', () => {
  fc.assert(
    fc.property(diaries, fc.nat(), (given, pick) => {
      const free = listFreeSlots(given, NOW)
      fc.pre(free.length > 0)
      const chosen = free[pick % free.length]
      if (!chosen) return

      const left = listFreeSlots({ ...given, taken: [...given.taken, chosen] }, NOW)
      expect(left).toEqual(free.filter((slot) => slot !== chosen))
    }),
    { numRuns: 30 },
  )
})

test.each([
  [0, 1, 1, true],
  [43_200, 365, 20, true],
  [43_201, 60, 3, false],
  [-1, 60, 3, false],
  [120, 0, 3, false],
  [120, 366, 3, false],
  [1.5, 60, 3, false],
  [Number.NaN, 60, 3, false],
  [120, 60, 0, false],
  [120, 60, 21, false],
])(
  'a notice of %s minutes, a horizon of %s days and %s unverified claims are allowed: %s',
  (minimumNoticeMinutes, horizonDays, mostUnverifiedClaims, canBeSet) => {
    expect(areUsableRules({ minimumNoticeMinutes, horizonDays, mostUnverifiedClaims })).toBe(canBeSet)
  },
)
