import type { IsoMonth } from '#domain/almanac/almanac-dates.ts'
import { type DayAtPlace, readAlmanacDay } from '#domain/almanac/read-day.ts'
import { type MonthDay, readAlmanacMonth } from '#domain/almanac/read-month.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { recentValues } from '#domain/recent-values.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

/** About 10 KB each. */
const MOST_DAYS = 300
/** About 60 KB each. */
const MOST_MONTHS = 48

const days = recentValues<string, { readonly found: DayAtPlace | undefined }>(MOST_DAYS)
const months = recentValues<string, MonthDay[]>(MOST_MONTHS)

/** A day at a place, computed once and then held in memory; undefined where the Sun does not rise and set. */
export function readDay(place: AlmanacPlace, date: IsoDate): DayAtPlace | undefined {
  const key = keyOf(place, date)
  const known = days.get(key)
  if (known) return known.found
  const outcome = readAlmanacDay(place, date)
  return days.set(key, { found: outcome.ok ? outcome.value : undefined }).found
}

/** The days of a month at a place, the same way. */
export function readMonth(place: AlmanacPlace, month: IsoMonth): MonthDay[] {
  const key = keyOf(place, month)
  return months.get(key) ?? months.set(key, readAlmanacMonth(place, month))
}

function keyOf({ lat, lon, timeZone, sunrise }: AlmanacPlace, when: string): string {
  return `${when} ${lat} ${lon} ${timeZone} ${sunrise}`
}
