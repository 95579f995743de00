import { PANCHANGA } from '#content/almanac/panchanga.ts'
import { longDay, MONTHS } from '#content/words/dates.ts'
import type { IsoMonth } from '#domain/almanac/almanac-dates.ts'
import { type IsoDate, weekdayOf } from '#domain/time/india-time.ts'

/** "Tuesday, November 17, 2026". */
export function dayName(date: IsoDate): string {
  return `${PANCHANGA.weekdays[weekdayOf(date) % 7] ?? ''}, ${longDay(date)}`
}

/** "November 2026". */
export function monthName(month: IsoMonth): string {
  return `${MONTHS[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`
}
