import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { addDays, type IsoDate, isCalendarDate, isTimeOfDay } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { minuteOf } from './hours.ts'
import type { Span } from './spans.ts'
import { MOST_DAYS_AHEAD } from './special-days.ts'
import { firstInstant, zoneDays } from './zone-days.ts'

/** A part of one day to be blocked, as the form sends it. */
export type TypedBlock = { readonly date: string; readonly from: string; readonly until: string }

export type TypedBlockProblem = 'date-invalid' | 'time-invalid' | 'ends-first' | 'in-the-past' | 'too-far' | 'skipped'

const MIDNIGHT = '00:00'
const DAY_MINUTES = 24 * 60

/** Reads it by the clock of the astrologer's zone. Until 00:00 means until the end of the day. */
export function readBlock(
  { date, from, until }: TypedBlock,
  timeZone: string,
  now: number,
): Outcome<Span, TypedBlockProblem> {
  if (!isCalendarDate(date)) return refused('date-invalid')
  if (!isTimeOfDay(from) || !isTimeOfDay(until)) return refused('time-invalid')
  const end = until === MIDNIGHT ? DAY_MINUTES : minuteOf(until)
  if (end <= minuteOf(from)) return refused('ends-first')
  const today = dateIn(now, timeZone)
  if (date < today) return refused('in-the-past')
  if (date > addDays(today, MOST_DAYS_AHEAD)) return refused('too-far')

  const startsAt = instantOn(date, minuteOf(from), timeZone)
  const endsAt = instantOn(date, end, timeZone)
  // On the day on which clocks go forward, an hour is missing.
  if (startsAt === undefined || endsAt === undefined) return refused('skipped')
  return endsAt > now ? accepted([startsAt, endsAt]) : refused('in-the-past')
}

function instantOn(date: IsoDate, minute: number, timeZone: string): number | undefined {
  const day = zoneDays(timeZone).on(date)
  return minute === DAY_MINUTES ? day.parts.at(-1)?.until : firstInstant(day, minute)
}
