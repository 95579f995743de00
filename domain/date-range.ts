import { type IsoDate, isCalendarDate } from '#domain/india-time.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

/** Calendar days in India, both included. */
export type DateRange = { readonly from: IsoDate; readonly until: IsoDate }

export type DateRangeProblem = 'from-invalid' | 'until-invalid' | 'until-before-from'

/** Reads typed days. */
export function readDateRange({ from, until }: DateRange): Outcome<DateRange, DateRangeProblem> {
  if (!isDay(from)) return refused('from-invalid')
  if (!isDay(until)) return refused('until-invalid')
  return until < from ? refused('until-before-from') : accepted({ from, until })
}

/** Years before 2000 and after 2099 are slips of typing. */
function isDay(text: string): boolean {
  return isCalendarDate(text) && text.startsWith('20')
}
