import { expect, test } from 'vitest'
import { clockRange } from '#content/words/session-times.ts'
import type { SessionTerms } from '#domain/content/offers.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { INDIA_TIME_ZONE, istInstant } from '#domain/time/india-time.ts'
import { areUsableRules } from './desk-rules.ts'
import {
  type AstrologerDiary,
  chooseSlot,
  type Diary,
  isStillFree,
  listClosedDays,
  listFreeSlots,
} from './slot-rules.ts'

/** A Monday, ten in the morning in India. */
const NOW = new Date('2026-11-16T04:30:00Z')

const TERMS: SessionTerms = {
  durationMinutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  stepMinutes: 60,
  minimumNoticeMinutes: null,
  horizonDays: null,
  mostPerDay: null,
  mostPerWeek: null,
}

const WEEK = [1, 2, 3, 4, 5, 6].flatMap((weekday) => [
  { weekday, opensAt: '09:00', closesAt: '12:00' },
  { weekday, opensAt: '14:00', closesAt: '17:00' },
  { weekday, opensAt: '18:00', closesAt: '20:00' },
])

const astrologer = (changes: Partial<AstrologerDiary> = {}): AstrologerDiary => ({
  astrologerId: 1,
  timeZone: 'Asia/Kolkata',
  weekly: WEEK,
  overrides: [],
  closed: [],
  taken: [],
  counted: [],
  limits: { mostPerDay: null, mostPerWeek: null },
  countedOfAll: [],
  sessionsThatDay: 0,
  ...changes,
})

const diary = (...astrologers: Partial<AstrologerDiary>[]): Diary => ({
  rules: { minimumNoticeMinutes: 120, horizonDays: 60 },
  astrologers: astrologers.map(astrologer),
})

const span = (date: string, from: string, until: string) =>
  [istInstant(date, from).getTime(), istInstant(date, until).getTime()] as const

const choose = (known: Diary, date: string, time: string, terms = TERMS) =>
  chooseSlot(known, terms, { startsAt: istInstant(date, time) }, NOW)

const labelsOn = (date: string, known: Diary, terms = TERMS) =>
  listFreeSlots(known, terms, NOW)
    .filter((slot) => slot.date === date)
    .map((slot) => clockRange(slot, INDIA_TIME_ZONE))

const EIGHT = ['9-10 AM', '10-11 AM', '11 AM-12 PM', '2-3 PM', '3-4 PM', '4-5 PM', '6-7 PM', '7-8 PM']

test('offers the eight slots of the sample practice, each with the true end of the session', () => {
  expect(labelsOn('2026-11-17', diary({}))).toEqual(EIGHT)
  expect(labelsOn('2026-11-17', diary({}), { ...TERMS, durationMinutes: 45 })).toEqual([
    '9-9:45 AM',
    '10-10:45 AM',
    '11-11:45 AM',
    '2-2:45 PM',
    '3-3:45 PM',
    '4-4:45 PM',
    '6-6:45 PM',
    '7-7:45 PM',
  ])
  expect(labelsOn('2026-11-22', diary({}))).toEqual([])
})

test('a session lasts as long as its service, and occupies its buffers too', () => {
  const terms = { ...TERMS, durationMinutes: 45, bufferBeforeMinutes: 10, bufferAfterMinutes: 5 }

  expect(choose(diary({}), '2026-11-17', '10:00', terms)).toEqual({
    ok: true,
    value: {
      astrologerId: 1,
      startsAt: istInstant('2026-11-17', '10:00'),
      endsAt: istInstant('2026-11-17', '10:45'),
      occupiedFrom: istInstant('2026-11-17', '09:50'),
      occupiedUntil: istInstant('2026-11-17', '10:50'),
      date: '2026-11-17',
    },
  })
})

test.each([
  ['an hour of today that has passed', '2026-11-16', '09:00', 'too-soon'],
  ['an hour within the notice', '2026-11-16', '11:00', 'too-soon'],
  ['the Saturday before', '2026-11-14', '10:00', 'too-soon'],
  ['a Sunday', '2026-11-22', '10:00', 'day-closed'],
  ['five years ahead', '2031-11-17', '10:00', 'too-far'],
  ['a time between two starts', '2026-11-17', '10:30', 'hour-unknown'],
  ['a start whose session would end after closing', '2026-11-17', '12:00', 'hour-unknown'],
  ['a start during time off', '2026-11-18', '10:00', 'time-off'],
  ['a start that another session has', '2026-11-19', '10:00', 'slot-taken'],
])('C8, C10: rejects %s', (_, date, time, refusal) => {
  const known = diary({
    closed: [span('2026-11-18', '10:30', '10:45')],
    taken: [span('2026-11-19', '10:45', '11:00')],
  })

  expect(choose(known, date, time)).toEqual({ ok: false, refusal })
})

test('sessions may touch, but buffers count on both sides', () => {
  const known = diary({ taken: [span('2026-11-17', '10:00', '11:00')] })

  expect(choose(known, '2026-11-17', '11:00').ok).toBe(true)
  expect(choose(known, '2026-11-17', '09:00').ok).toBe(true)
  expect(choose(known, '2026-11-17', '09:00', { ...TERMS, bufferAfterMinutes: 5 }).ok).toBe(false)
  expect(choose(known, '2026-11-17', '11:00', { ...TERMS, bufferBeforeMinutes: 5 }).ok).toBe(false)
})

test('buffers may reach outside the opening hours', () => {
  const terms = { ...TERMS, bufferBeforeMinutes: 60, bufferAfterMinutes: 60 }

  expect(choose(diary({}), '2026-11-17', '09:00', terms).ok).toBe(true)
  expect(choose(diary({}), '2026-11-17', '11:00', terms).ok).toBe(true)
})

test('counts steps from each opening', () => {
  const terms = { ...TERMS, durationMinutes: 30, stepMinutes: 45 }
  const weekly = [
    { weekday: 2, opensAt: '09:10', closesAt: '11:00' },
    { weekday: 2, opensAt: '23:00', closesAt: '24:00' },
  ]

  expect(labelsOn('2026-11-17', diary({ weekly }), terms)).toEqual(['9:10-9:40 AM', '9:55-10:25 AM', '11-11:30 PM'])
})

test('a service may have its own notice and horizon', () => {
  const terms = { ...TERMS, minimumNoticeMinutes: 24 * 60, horizonDays: 2 }

  expect(listFreeSlots(diary({}), terms, NOW).map(({ date }) => date)).toEqual([
    ...Array.from({ length: 7 }, () => '2026-11-17'),
    ...Array.from({ length: 8 }, () => '2026-11-18'),
  ])
})

test('offers no more sessions of a service on a full day or in a full week', () => {
  const counted = [istInstant('2026-11-17', '10:00').getTime(), istInstant('2026-11-18', '10:00').getTime()]
  const daily = { ...TERMS, mostPerDay: 1 }
  const weekly = { ...TERMS, mostPerWeek: 2 }

  expect(choose(diary({ counted }), '2026-11-17', '14:00', daily)).toEqual({ ok: false, refusal: 'day-full' })
  expect(choose(diary({ counted }), '2026-11-19', '14:00', daily).ok).toBe(true)
  expect(choose(diary({ counted }), '2026-11-21', '14:00', weekly)).toEqual({ ok: false, refusal: 'day-full' })
  expect(choose(diary({ counted }), '2026-11-23', '14:00', weekly).ok).toBe(true)
  expect(labelsOn('2026-11-21', diary({ counted }), weekly)).toEqual([])
})

test('offers no more sessions of all services than the astrologer takes', () => {
  const countedOfAll = [istInstant('2026-11-17', '10:00').getTime(), istInstant('2026-11-18', '10:00').getTime()]
  const daily = diary({ countedOfAll, limits: { mostPerDay: 1, mostPerWeek: null } })
  const weekly = diary({ countedOfAll, limits: { mostPerDay: null, mostPerWeek: 2 } })

  expect(choose(daily, '2026-11-17', '14:00')).toEqual({ ok: false, refusal: 'day-full' })
  expect(choose(daily, '2026-11-19', '14:00').ok).toBe(true)
  expect(labelsOn('2026-11-21', weekly)).toEqual([])
  expect(choose(weekly, '2026-11-23', '14:00').ok).toBe(true)
})

test('gives a start to the free astrologer with the fewest sessions that day, then to the first', () => {
  const chosen = (...astrologers: Partial<AstrologerDiary>[]) => {
    const outcome = choose(diary(...astrologers), '2026-11-17', '10:00')
    return outcome.ok ? outcome.value.astrologerId : outcome.refusal
  }
  const busy = { taken: [span('2026-11-17', '10:00', '11:00')] }

  expect(chosen({ astrologerId: 1, sessionsThatDay: 2 }, { astrologerId: 2, sessionsThatDay: 1 })).toBe(2)
  expect(chosen({ astrologerId: 1, sessionsThatDay: 1 }, { astrologerId: 2, sessionsThatDay: 1 })).toBe(1)
  expect(chosen({ astrologerId: 1, sessionsThatDay: 5 }, { astrologerId: 2, ...busy })).toBe(1)
  expect(chosen({ astrologerId: 1, weekly: [] }, { astrologerId: 2, ...busy })).toBe('slot-taken')
  expect(chosen()).toBe('day-closed')
})

test('lists a start once that several astrologers have free', () => {
  const second = { astrologerId: 2, weekly: [{ weekday: 2, opensAt: '11:00', closesAt: '15:00' }] }

  expect(labelsOn('2026-11-17', diary({}, second))).toEqual([
    ...EIGHT.slice(0, 3),
    '12-1 PM',
    '1-2 PM',
    ...EIGHT.slice(3),
  ])
})

test('names a closed day only if everybody is closed for a reason that clients may read', () => {
  const override = { id: 1, isOwn: false, firstDate: '2026-11-20', lastDate: '2026-11-21', hours: [], reason: 'Diwali' }
  const open = {
    ...override,
    id: 2,
    isOwn: true,
    lastDate: '2026-11-20',
    hours: [{ opensAt: '09:00', closesAt: '10:00' }],
  }

  const known = diary({ overrides: [override] }, { astrologerId: 2, overrides: [override, open] })

  expect(listClosedDays(known, TERMS, NOW)).toEqual({ '2026-11-21': { reason: 'Diwali', holidayKey: null } })
  expect(listClosedDays(diary({ overrides: [{ ...override, reason: null }] }), TERMS, NOW)).toEqual({})
})

test('a booked session may take its time again while that is open and free, off the grid too', () => {
  const session = {
    astrologerId: 1,
    startsAt: istInstant('2026-11-17', '10:10'),
    endsAt: istInstant('2026-11-17', '11:00'),
    occupiedFrom: istInstant('2026-11-17', '10:00'),
    occupiedUntil: istInstant('2026-11-17', '11:00'),
  }

  expect(isStillFree(diary({}), session)).toBe(true)
  expect(isStillFree(diary({ astrologerId: 2 }), session)).toBe(false)
  expect(isStillFree(diary({ weekly: [] }), session)).toBe(false)
  expect(isStillFree(diary({ taken: [span('2026-11-17', '09:30', '10:05')] }), session)).toBe(false)
  expect(isStillFree(diary({ closed: [span('2026-11-17', '10:55', '11:05')] }), session)).toBe(false)
})

test.each([
  [{}, true],
  [{ minimumNoticeMinutes: -1 }, false],
  [{ minimumNoticeMinutes: 1.5 }, false],
  [{ horizonDays: 0 }, false],
  [{ horizonDays: 366 }, false],
  [{ mostUnverifiedClaims: 0 }, false],
  [{ mostUnverifiedClaims: 21 }, false],
])('checks the rules of the desk: %j', (changes, isUsable) => {
  const rules = { minimumNoticeMinutes: 120, horizonDays: 60, mostUnverifiedClaims: 3 }

  expect(areUsableRules({ ...rules, ...changes })).toBe(isUsable)
})

test('rejects a start that is not at a whole minute', () => {
  const late = { startsAt: new Date(istInstant('2026-11-17', '10:00').getTime() + MINUTE_MS / 2) }

  expect(chooseSlot(diary({}), TERMS, late, NOW)).toEqual({ ok: false, refusal: 'hour-unknown' })
})
