import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SessionTerms } from '#domain/content/offers.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { addDays } from '#domain/time/india-time.ts'
import type { DateOverride, OpenHours, WeeklyHours } from './hours.ts'
import { type AstrologerDiary, chooseSlot, listFreeSlots } from './slot-rules.ts'
import type { Span } from './spans.ts'

/**
 * Both clock changes of each zone, and a zone without any. Lord Howe changes by half an hour; the offsets of Kathmandu
 * and Kolkata are not whole hours.
 */
const AROUND: readonly (readonly [timeZone: string, date: string])[] = [
  ['America/New_York', '2026-11-01'],
  ['America/New_York', '2027-03-14'],
  ['Europe/London', '2026-10-25'],
  ['Europe/London', '2027-03-28'],
  ['Australia/Sydney', '2026-10-04'],
  ['Australia/Sydney', '2027-04-04'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['Asia/Kathmandu', '2026-11-17'],
  ['Asia/Kolkata', '2026-11-17'],
]

const HORIZON_DAYS = 4
const RULES = { minimumNoticeMinutes: 90, horizonDays: HORIZON_DAYS }

const time = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Up to three spans of a day that do not overlap, on quarters of an hour. */
const dayHours: fc.Arbitrary<OpenHours[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 0, maxLength: 6 })
  .map((quarters) => quarters.toSorted((one, other) => one - other))
  .map((quarters) =>
    quarters.flatMap((opens, index) => {
      const closes = quarters[index + 1]
      return index % 2 === 0 && closes !== undefined ? [{ opensAt: time(opens * 15), closesAt: time(closes * 15) }] : []
    }),
  )

const weekly: fc.Arbitrary<WeeklyHours[]> = fc
  .array(dayHours, { minLength: 7, maxLength: 7 })
  .map((days) => days.flatMap((hours, index) => hours.map((span) => ({ weekday: index + 1, ...span }))))

const terms: fc.Arbitrary<SessionTerms> = fc.record({
  durationMinutes: fc.constantFrom(5, 30, 45, 60, 90, 180),
  bufferBeforeMinutes: fc.constantFrom(0, 10, 60),
  bufferAfterMinutes: fc.constantFrom(0, 5, 30),
  stepMinutes: fc.constantFrom(15, 30, 40, 60, 75),
  minimumNoticeMinutes: fc.constantFrom(null, 0, 600),
  horizonDays: fc.constantFrom(null, 1, 3),
  mostPerDay: fc.constantFrom(null, 1, 2),
  mostPerWeek: fc.constantFrom(null, 2, 3),
})

const overrides = (date: string): fc.Arbitrary<DateOverride[]> =>
  fc
    .array(fc.record({ isOwn: fc.boolean(), from: fc.nat(4), days: fc.nat(2), hours: dayHours }), { maxLength: 3 })
    .map((all) =>
      all.map(({ isOwn, from, days, hours }, index) => ({
        id: index,
        isOwn,
        firstDate: addDays(date, from - 2),
        lastDate: addDays(date, from - 2 + days),
        hours,
        reason: null,
      })),
    )

/** Spans in order that do not overlap. */
const spans = (middle: number): fc.Arbitrary<Span[]> =>
  fc
    .uniqueArray(fc.integer({ min: -200, max: 200 }), { maxLength: 12 })
    .map((quarters) => quarters.toSorted((one, other) => one - other))
    .map((quarters) =>
      quarters.flatMap((from, index) => {
        const until = quarters[index + 1]
        return index % 2 === 0 && until !== undefined
          ? [[middle + from * 15 * MINUTE_MS, middle + until * 15 * MINUTE_MS] as const]
          : []
      }),
    )

const cases = fc.constantFrom(...AROUND).chain(([timeZone, date]) => {
  const middle = Date.parse(`${date}T00:00:00Z`)
  return fc.record({
    timeZone: fc.constant(timeZone),
    now: fc.integer({ min: -36, max: 6 }).map((hours) => new Date(middle + hours * HOUR_MS + 7 * MINUTE_MS)),
    weekly,
    overrides: overrides(date),
    terms,
    closed: spans(middle),
    taken: spans(middle),
    counted: fc.array(
      fc.integer({ min: -40, max: 40 }).map((hours) => middle + hours * HOUR_MS),
      { maxLength: 4 },
    ),
  })
})

const runs = Number(process.env.PROPERTY_RUNS ?? 20)

test('offers exactly the starts that a look at every minute allows, and each of them can be booked', {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(cases, ({ now, terms, ...known }) => {
      // Sessions of all services are counted by the same function as those of one.
      const unlimited = { limits: { mostPerDay: null, mostPerWeek: null }, countedOfAll: [] }
      const astrologer: AstrologerDiary = { astrologerId: 1, sessionsThatDay: 0, ...unlimited, ...known }
      const diary = { rules: RULES, astrologers: [astrologer] }

      const offered = listFreeSlots(diary, terms, now).map(({ startsAt }) => startsAt.getTime())

      expect(offered).toEqual(referenceStarts(astrologer, terms, now))
      for (const start of offered) {
        expect(chooseSlot(diary, terms, { startsAt: new Date(start) }, now).ok).toBe(true)
        const other = { startsAt: new Date(start + MINUTE_MS) }
        if (!offered.includes(start + MINUTE_MS)) expect(chooseSlot(diary, terms, other, now).ok).toBe(false)
      }
    }),
    { numRuns: runs },
  )
})

type Shown = { readonly date: string; readonly weekday: number; readonly minute: number }

/** Looks at every minute by the clock of the zone. Slow, and shares nothing with the rules but the overrides' order. */
function referenceStarts(astrologer: AstrologerDiary, terms: SessionTerms, now: Date): number[] {
  const clock = clockOf(astrologer.timeZone)
  const today = clock(now.getTime()).date
  const lastDate = addDays(today, terms.horizonDays ?? RULES.horizonDays)
  const earliest = now.getTime() + (terms.minimumNoticeMinutes ?? RULES.minimumNoticeMinutes) * MINUTE_MS
  const firstMinute = Math.floor((now.getTime() - DAY_MS) / MINUTE_MS)
  const minutes = Array.from({ length: (HORIZON_DAYS + 4) * 24 * 60 }, (_, index) => (firstMinute + index) * MINUTE_MS)
  const shown = new Map(minutes.map((instant) => [instant, clock(instant)]))
  const isBlocked = (instant: number) =>
    [...astrologer.closed, ...astrologer.taken].some(([from, until]) => instant >= from && instant < until)
  const seen = new Set<string>()
  const starts: number[] = []

  for (const start of minutes) {
    const at = shown.get(start)
    if (!at) continue
    const key = `${at.date} ${at.minute}`
    const isRepeated = seen.has(key)
    seen.add(key)
    if (isRepeated || start < earliest || at.date > lastDate || at.date < today) continue
    const open = openHours(astrologer, at).find(({ opens, closes }) => at.minute >= opens && at.minute < closes)
    if (!open || (at.minute - open.opens) % terms.stepMinutes !== 0) continue

    const isInside = everyMinute(start, start + terms.durationMinutes * MINUTE_MS, (instant) => {
      const then = shown.get(instant)
      return then !== undefined && then.date === at.date && then.minute >= open.opens && then.minute < open.closes
    })
    const from = start - terms.bufferBeforeMinutes * MINUTE_MS
    const until = start + (terms.durationMinutes + terms.bufferAfterMinutes) * MINUTE_MS
    const isFree = everyMinute(from, until, (instant) => !isBlocked(instant))
    if (isInside && isFree && !isFull(astrologer, terms, at, clock)) starts.push(start)
  }
  return starts
}

function everyMinute(from: number, until: number, holds: (instant: number) => boolean): boolean {
  for (let instant = from; instant < until; instant += MINUTE_MS) if (!holds(instant)) return false
  return true
}

function openHours({ weekly, overrides }: AstrologerDiary, { date, weekday }: Shown) {
  const valid = overrides.filter(({ firstDate, lastDate }) => firstDate <= date && date <= lastDate)
  const own = valid.filter(({ isOwn }) => isOwn)
  const hours = (own.at(-1) ?? valid.at(-1))?.hours ?? weekly.filter((day) => day.weekday === weekday)
  const minute = (text: string) => Number(text.split(':')[0]) * 60 + Number(text.split(':')[1])
  return hours.map(({ opensAt, closesAt }) => ({ opens: minute(opensAt), closes: minute(closesAt) }))
}

function isFull(
  { counted }: AstrologerDiary,
  { mostPerDay, mostPerWeek }: SessionTerms,
  at: Shown,
  clock: Clock,
): boolean {
  const others = counted.map(clock)
  const monday = ({ date, weekday }: Shown) => addDays(date, 1 - weekday)
  const onDay = others.filter(({ date }) => date === at.date).length
  const inWeek = others.filter((other) => monday(other) === monday(at)).length
  return (mostPerDay !== null && onDay >= mostPerDay) || (mostPerWeek !== null && inWeek >= mostPerWeek)
}

type Clock = (instant: number) => Shown

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const clocks = new Map<string, Clock>()

/** Remembers what it has shown, because a look at every minute is slow. */
function clockOf(timeZone: string): Clock {
  const known = clocks.get(timeZone) ?? remembered(readingClock(timeZone))
  clocks.set(timeZone, known)
  return known
}

function remembered(clock: Clock): Clock {
  const shown = new Map<number, Shown>()
  return (instant) => {
    const at = shown.get(instant) ?? clock(instant)
    shown.set(instant, at)
    return at
  }
}

function readingClock(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (instant) => {
    const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
    return {
      date: `${part.year}-${part.month}-${part.day}`,
      weekday: WEEKDAYS.indexOf(part.weekday ?? '') + 1,
      minute: Number(part.hour) * 60 + Number(part.minute),
    }
  }
}
