import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { addDays, type IsoDate, isCalendarDate, istDate } from './india-time.ts'

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

/** A calendar month, `yyyy-MM`. */
export type Month = string

export function isMonth(text: string): boolean {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text)
}

/** The month in India at an instant. */
export function istMonth(instant: Date): Month {
  return istDate(instant).slice(0, 7)
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** Every month from the first to the last, both included. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

export function daysOfMonths(first: Month, last: Month = first): DateRange {
  return { from: `${first}-01`, until: addDays(`${addMonths(last, 1)}-01`, -1) }
}
