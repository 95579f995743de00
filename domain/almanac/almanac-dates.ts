import { addMonths } from '#domain/time/date-range.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { addDays, type IsoDate, isCalendarDate } from '#domain/time/india-time.ts'

/** `yyyy-MM`. */
export type IsoMonth = string

/** The years that the engine can compute. */
export const FIRST_ALMANAC_YEAR = 1900
export const LAST_ALMANAC_YEAR = 2100

/** What the end of an address means: a day or a month that the engine can compute. */
export type AlmanacTime =
  | { readonly kind: 'day'; readonly date: IsoDate }
  | { readonly kind: 'month'; readonly month: IsoMonth }

export function readAlmanacTime(text: string): AlmanacTime | undefined {
  if (isAlmanacDate(text)) return { kind: 'day', date: text }
  return isAlmanacMonth(text) ? { kind: 'month', month: text } : undefined
}

function isAlmanacDate(text: string): boolean {
  return isCalendarDate(text) && isAlmanacYear(Number(text.slice(0, 4)))
}

export function isAlmanacMonth(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && isAlmanacDate(`${text}-01`)
}

export function isAlmanacYear(year: number): boolean {
  return Number.isInteger(year) && year >= FIRST_ALMANAC_YEAR && year <= LAST_ALMANAC_YEAR
}

export function monthOf(date: IsoDate): IsoMonth {
  return date.slice(0, 7)
}

export function daysOfMonth(month: IsoMonth): IsoDate[] {
  const first = `${month}-01`
  const count = (Date.parse(`${addMonths(month, 1)}-01`) - Date.parse(first)) / DAY_MS
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}
