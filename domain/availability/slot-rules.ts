import type { SessionLimits, SessionTerms } from '#domain/content/offers.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { addDays, type IsoDate, istDate, mondayOf } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import type { BookingRules } from './desk-rules.ts'
import { type DateOverride, overrideOn, type WeeklyHours } from './hours.ts'
import { fits, openingsOn } from './openings.ts'
import { occupiedBy } from './session-terms.ts'
import { overlaps, type Span } from './spans.ts'
import { zoneDays } from './zone-days.ts'

export type Interval = { readonly startsAt: Date; readonly endsAt: Date }

/** Everything that decides when an astrologer has time. Spans are in order and do not overlap. */
export type AstrologerDiary = {
  readonly astrologerId: number
  readonly timeZone: string
  readonly weekly: readonly WeeklyHours[]
  readonly overrides: readonly DateOverride[]
  /** Time off, busy times of other calendars, and classes of groups. */
  readonly closed: readonly Span[]
  /** Live sessions with their buffers. */
  readonly taken: readonly Span[]
  /** Starts of live sessions of the same service, if it has a limit per day or week. */
  readonly counted: readonly number[]
  /** What the astrologer takes over all services, and the starts of all live sessions if that is limited. */
  readonly limits: SessionLimits
  readonly countedOfAll: readonly number[]
  /** Live sessions on the day of the requested start, where one was given. */
  readonly sessionsThatDay: number
}

/** The astrologers who offer a service, in the order in which the practice lists them. */
export type Diary = { readonly rules: BookingRules; readonly astrologers: readonly AstrologerDiary[] }

export type Slot = Interval & {
  readonly astrologerId: number
  /** The session with its buffers. */
  readonly occupiedFrom: Date
  readonly occupiedUntil: Date
  /** The day in India. */
  readonly date: IsoDate
}

/** A requested start; without an astrologer, anyone may take it. */
export type RequestedSlot = { readonly startsAt: Date; readonly astrologerId?: number | undefined }

/** In the order in which they are checked. */
const SLOT_REFUSALS = [
  'day-closed',
  'hour-unknown',
  'too-soon',
  'too-far',
  'time-off',
  'day-full',
  'slot-taken',
] as const

export type SlotRefusal = (typeof SLOT_REFUSALS)[number]

/**
 * The requested slot, if it is free now. Without a chosen astrologer it goes to the one with the fewest sessions that day.
 * If all refuse, the reason is that of the astrologer who came closest.
 */
export function chooseSlot(
  diary: Diary,
  terms: SessionTerms,
  { startsAt }: RequestedSlot,
  now: Date,
): Outcome<Slot, SlotRefusal> {
  const start = startsAt.getTime()
  let best: AstrologerDiary | undefined
  let closest: SlotRefusal = 'day-closed'
  for (const astrologer of diary.astrologers) {
    const plan = planOf(astrologer, terms, diary.rules, now)
    const refusal = plan.judge(start, dateIn(start, astrologer.timeZone))
    if (refusal) closest = later(closest, refusal)
    else if (!best || astrologer.sessionsThatDay < best.sessionsThatDay) best = astrologer
  }
  return best ? accepted(slotAt(start, terms, best.astrologerId)) : refused(closest)
}

/**
 * Whether a booked session may take its old time again: inside opening hours, and free. Neither step, notice, horizon nor
 * limits matter, because the client has the practice's word for this time.
 */
export function isStillFree(
  { astrologers }: Diary,
  session: Pick<Slot, 'astrologerId' | 'startsAt' | 'endsAt' | 'occupiedFrom' | 'occupiedUntil'>,
): boolean {
  const astrologer = astrologers.find(({ astrologerId }) => astrologerId === session.astrologerId)
  const occupied = [session.occupiedFrom.getTime(), session.occupiedUntil.getTime()] as const
  return (
    astrologer !== undefined &&
    isInsideHours(astrologer, session) &&
    !overlaps(astrologer.closed, occupied) &&
    !overlaps(astrologer.taken, occupied)
  )
}

/** Whether a session lies inside one span of the astrologer's hours, time off aside. */
export function isInsideHours(
  astrologer: Pick<AstrologerDiary, 'timeZone' | 'weekly' | 'overrides'>,
  { startsAt, endsAt }: Interval,
): boolean {
  const start = startsAt.getTime()
  const date = dateIn(start, astrologer.timeZone)
  return openingsOn(date, astrologer, zoneDays(astrologer.timeZone)).some(({ spans }) =>
    spans.some(([from, until]) => start >= from && endsAt.getTime() <= until),
  )
}

/** All free slots in chronological order, each start once, however many astrologers are free. */
export function listFreeSlots(diary: Diary, terms: SessionTerms, now: Date): Slot[] {
  return listFreeStarts(diary, terms, now).map(([start, astrologerId]) => slotAt(start, terms, astrologerId))
}

/** The same as instants, each with an astrologer who is free: a slot with its texts costs ten times as much. */
export function listFreeStarts(
  diary: Diary,
  terms: SessionTerms,
  now: Date,
): readonly (readonly [start: number, astrologerId: number])[] {
  const free = new Map<number, number>()
  for (const astrologer of diary.astrologers) {
    const days = zoneDays(astrologer.timeZone)
    const plan = planOf(astrologer, terms, diary.rules, now)
    for (let date = plan.firstDate; date <= plan.lastDate; date = days.on(date).next) {
      for (const { starts, spans } of openingsOn(date, astrologer, days, terms)) {
        for (const start of starts) {
          if (!free.has(start) && fits(spans, start, terms) && plan.isFree(start, date)) {
            free.set(start, astrologer.astrologerId)
          }
        }
      }
    }
  }
  return [...free].toSorted(([one], [other]) => one - other)
}

export type ClosedDay = { readonly reason: string; readonly holidayKey: string | null }

/** Days on which everybody is closed by an override with a reason that clients may read. */
export function listClosedDays(
  { rules, astrologers }: Diary,
  terms: SessionTerms,
  now: Date,
): Readonly<Record<IsoDate, ClosedDay>> {
  const closedDays: Record<IsoDate, ClosedDay> = {}
  const [first] = astrologers
  if (!first || first.overrides.length === 0) return closedDays
  const { firstDate, lastDate } = planOf(first, terms, rules, now)
  for (let date = firstDate; date <= lastDate; date = addDays(date, 1)) {
    const closed = astrologers.map(({ overrides }) => {
      const override = overrideOn(date, overrides)
      return override?.hours.length === 0 && override.reason !== null ? override : undefined
    })
    const [of] = closed
    if (of?.reason && closed.every((each) => each !== undefined)) {
      closedDays[date] = { reason: of.reason, holidayKey: of.holidayKey ?? null }
    }
  }
  return closedDays
}

type Plan = {
  readonly firstDate: IsoDate
  readonly lastDate: IsoDate
  /** Judges a start that is not known to be offered. */
  judge(start: number, date: IsoDate): SlotRefusal | undefined
  /** The same for a start of the opening hours. */
  isFree(start: number, date: IsoDate): boolean
}

function planOf(astrologer: AstrologerDiary, terms: SessionTerms, rules: BookingRules, now: Date): Plan {
  const earliest = now.getTime() + (terms.minimumNoticeMinutes ?? rules.minimumNoticeMinutes) * MINUTE_MS
  const firstDate = dateIn(now, astrologer.timeZone)
  const lastDate = addDays(firstDate, terms.horizonDays ?? rules.horizonDays)
  const isFullOfService = limitOf(astrologer.counted, astrologer.timeZone, terms)
  const isFullOfAll = limitOf(astrologer.countedOfAll, astrologer.timeZone, astrologer.limits)

  const judgeOffered = (start: number, date: IsoDate): SlotRefusal | undefined => {
    if (start < earliest) return 'too-soon'
    if (date > lastDate) return 'too-far'
    const occupied = occupiedBy(start, terms)
    if (overlaps(astrologer.closed, occupied)) return 'time-off'
    if (isFullOfService(date) || isFullOfAll(date)) return 'day-full'
    return overlaps(astrologer.taken, occupied) ? 'slot-taken' : undefined
  }
  return {
    firstDate,
    lastDate,
    isFree: (start, date) => judgeOffered(start, date) === undefined,
    judge(start, date) {
      const openings = openingsOn(date, astrologer, zoneDays(astrologer.timeZone), terms)
      if (openings.length === 0) return 'day-closed'
      const isOffered = openings.some(({ starts, spans }) => starts.includes(start) && fits(spans, start, terms))
      return isOffered ? judgeOffered(start, date) : 'hour-unknown'
    },
  }
}

/** Whether the limits of a day or its week are reached. */
function limitOf(counted: readonly number[], timeZone: string, { mostPerDay, mostPerWeek }: SessionLimits) {
  if (mostPerDay === null && mostPerWeek === null) return () => false
  const byDay = new Map<IsoDate, number>()
  const byWeek = new Map<IsoDate, number>()
  for (const start of counted) {
    const date = dateIn(start, timeZone)
    byDay.set(date, (byDay.get(date) ?? 0) + 1)
    byWeek.set(mondayOf(date), (byWeek.get(mondayOf(date)) ?? 0) + 1)
  }
  return (date: IsoDate) =>
    (mostPerDay !== null && (byDay.get(date) ?? 0) >= mostPerDay) ||
    (mostPerWeek !== null && (byWeek.get(mondayOf(date)) ?? 0) >= mostPerWeek)
}

function slotAt(start: number, terms: SessionTerms, astrologerId: number): Slot {
  const [occupiedFrom, occupiedUntil] = occupiedBy(start, terms)
  const startsAt = new Date(start)
  const endsAt = new Date(start + terms.durationMinutes * MINUTE_MS)
  return {
    astrologerId,
    startsAt,
    endsAt,
    occupiedFrom: new Date(occupiedFrom),
    occupiedUntil: new Date(occupiedUntil),
    date: istDate(startsAt),
  }
}

function later(one: SlotRefusal, other: SlotRefusal): SlotRefusal {
  return SLOT_REFUSALS.indexOf(other) > SLOT_REFUSALS.indexOf(one) ? other : one
}
