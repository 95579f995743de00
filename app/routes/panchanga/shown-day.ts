import { julianDayFromUnix } from '@muhurta/jyotish'
import type { City } from '#db/gazetteer/cities.ts'
import { readAlmanacDay } from '#domain/almanac/read-day.ts'
import type { IsoDate } from '#domain/india-time.ts'

/** A day for the screen; undefined where the Sun does not rise and set, and at the edge of the engine's years. */
export function shownDay(city: City, date: IsoDate, now: Date) {
  const outcome = readAlmanacDay(city, date)
  return outcome.ok ? { city, date, ...outcome.value, nowJdUt: julianDayFromUnix(now.getTime()) } : undefined
}
