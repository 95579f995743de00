import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine } from '#domain/text.ts'
import { addDays, type IsoDate, isCalendarDate } from '#domain/time/india-time.ts'
import type { OpenHours } from './hours.ts'
import { type HoursProblem, readHours, type TypedHours } from './typed-hours.ts'

/** A change of the usual hours for a day or a range of days. */
export type SpecialDays = {
  readonly firstDate: IsoDate
  readonly lastDate: IsoDate
  /** Empty when closed. */
  readonly hours: readonly OpenHours[]
  readonly reason: string
  readonly showsReason: boolean
}

export type TypedSpecialDays = {
  readonly firstDate: string
  /** Empty for a single day. */
  readonly lastDate: string
  readonly isClosed: boolean
  readonly hours: readonly TypedHours[]
  readonly reason: string
  readonly showsReason: boolean
}

export type SpecialDaysProblem =
  | 'date-invalid'
  | 'in-the-past'
  | 'ends-first'
  | 'too-long'
  | 'too-far'
  | 'hours-missing'
  | 'reason-missing'
  | HoursProblem

/** By field: `firstDate`, `lastDate`, `reason`, or `hours-` and the row. */
export type SpecialDaysProblems = Readonly<Record<string, SpecialDaysProblem>>

export const LONGEST_REASON = 100
const MOST_DAYS = 366
/** Two years: enough to plan, and a mistyped year is noticed. */
export const PLANNED_YEARS = 2
export const MOST_DAYS_AHEAD = Math.ceil(PLANNED_YEARS * 365.25)

export function readSpecialDays(
  { firstDate, lastDate, isClosed, hours, reason, showsReason }: TypedSpecialDays,
  today: IsoDate,
): Outcome<SpecialDays, SpecialDaysProblems> {
  const last = lastDate === '' ? firstDate : lastDate
  const read = isClosed ? accepted([]) : readHours(hours)
  const shortReason = normalizeLine(reason).slice(0, LONGEST_REASON)
  const problems = {
    ...dateProblems(firstDate, last, today),
    ...(!read.ok &&
      Object.fromEntries(Object.entries(read.refusal).map(([row, problem]) => [`hours-${row}`, problem]))),
    ...(read.ok && !isClosed && read.value.length === 0 && { 'hours-0': 'hours-missing' as const }),
    ...(showsReason && shortReason === '' && { reason: 'reason-missing' as const }),
  }
  if (!read.ok || Object.keys(problems).length > 0) return refused(problems)
  return accepted({ firstDate, lastDate: last, hours: read.value, reason: shortReason, showsReason })
}

/** A range that has begun may be saved until its last day is over. */
function dateProblems(firstDate: string, lastDate: string, today: IsoDate): SpecialDaysProblems {
  if (!isCalendarDate(firstDate)) return { firstDate: 'date-invalid' }
  if (!isCalendarDate(lastDate)) return { lastDate: 'date-invalid' }
  if (lastDate < firstDate) return { lastDate: 'ends-first' }
  if (lastDate < today) return { firstDate: 'in-the-past' }
  if (lastDate > addDays(firstDate, MOST_DAYS - 1)) return { lastDate: 'too-long' }
  if (lastDate > addDays(today, MOST_DAYS_AHEAD)) return { lastDate: 'too-far' }
  return {}
}
