import { clockMinuteIn } from '#domain/availability/zone-days.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { addDays, type IsoDate, isCalendarDate } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'

export const PARTS_OF_DAY = ['any', 'morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof PARTS_OF_DAY)[number]

export function isPartOfDay(text: string): text is PartOfDay {
  return PARTS_OF_DAY.some((part) => part === text)
}

/**
 * Why a client no longer waits: they booked, left, were removed by staff, the days have passed, or they answered none of
 * several offers.
 */
export type WaitEnd = 'booked' | 'left' | 'removed' | 'passed' | 'unanswered'

export type OfferState = 'open' | 'taken' | 'lapsed' | 'declined'

/** How many entries one client may have. */
export const MOST_WAITING = 5

/** After so many offers that lapsed, the client no longer waits: each held a time that others wanted. */
export const MOST_LAPSED_OFFERS = 3

/** How far ahead somebody may wait. */
export const WAIT_DAYS_AHEAD = 180
/** How long a free time is held for whoever is next. */
export const OFFER_HOURS = 2
const OFFER_MS = OFFER_HOURS * HOUR_MS
const SHORTEST_OFFER_MS = 30 * MINUTE_MS

/** What a client waits for, in the days and hours of their own time zone. */
export type Wait = {
  readonly firstDate: IsoDate
  readonly lastDate: IsoDate
  readonly partOfDay: PartOfDay
  readonly timeZone: string
}

export type WaitProblem = 'first-date' | 'last-date' | 'days-reversed' | 'part-of-day' | 'over'

/** Undefined if a client can wait for this. Nobody waits for a time that is over, or that no offer could reach in time. */
export function waitProblem(
  { firstDate, lastDate, partOfDay, timeZone }: TypedWait,
  now: Date,
  noticeMinutes = 0,
): WaitProblem | undefined {
  const today = dateIn(now, timeZone)
  const isAhead = (date: string) => isCalendarDate(date) && date >= today && date <= addDays(today, WAIT_DAYS_AHEAD)
  if (!isAhead(firstDate)) return 'first-date'
  if (!isAhead(lastDate)) return 'last-date'
  if (lastDate < firstDate) return 'days-reversed'
  if (!isPartOfDay(partOfDay)) return 'part-of-day'

  const earliest = now.getTime() + noticeMinutes * MINUTE_MS + SHORTEST_OFFER_MS
  const [, until] = SPANS[partOfDay]
  const day = dateIn(earliest, timeZone)
  const isOver = day > lastDate || (day === lastDate && clockMinuteIn(earliest, timeZone) >= until)
  return isOver ? 'over' : undefined
}

type TypedWait = Omit<Wait, 'partOfDay'> & { readonly partOfDay: string }

const NOON = 12 * 60
const EVENING = 17 * 60

/** The minutes of the day at which each part begins and ends. */
const SPANS: Record<PartOfDay, readonly [from: number, until: number]> = {
  any: [0, 24 * 60],
  morning: [0, NOON],
  afternoon: [NOON, EVENING],
  evening: [EVENING, 24 * 60],
}

/** Whether a session that starts then is what the client waits for. */
export function suits(startsAt: Date, { firstDate, lastDate, partOfDay, timeZone }: Wait): boolean {
  const start = startsAt.getTime()
  const date = dateIn(start, timeZone)
  if (date < firstDate || date > lastDate) return false
  const [from, until] = SPANS[partOfDay]
  const minute = clockMinuteIn(start, timeZone)
  return minute >= from && minute < until
}

/**
 * Until when a time is held: for two hours, or less if it can only be booked until then. Undefined if that is too short
 * to read an email.
 */
export function offerExpiry(startsAt: Date, noticeMinutes: number, now: Date): Date | undefined {
  const lastChance = startsAt.getTime() - noticeMinutes * MINUTE_MS
  const expiry = Math.min(now.getTime() + OFFER_MS, lastChance)
  return expiry - now.getTime() < SHORTEST_OFFER_MS ? undefined : new Date(expiry)
}
