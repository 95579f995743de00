import { LRUCache } from 'lru-cache'
import type { IsoMonth } from '#domain/almanac/almanac-dates.ts'
import { type DayAtPlace, readAlmanacDay } from '#domain/almanac/read-day.ts'
import { type MonthDay, readAlmanacMonth } from '#domain/almanac/read-month.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

/** About 10 KB each. */
const MOST_DAYS = 300
/** About 60 KB each. */
const MOST_MONTHS = 48

const days = new LRUCache<string, { readonly found: DayAtPlace | undefined }>({ max: MOST_DAYS })
const months = new LRUCache<string, MonthDay[]>({ max: MOST_MONTHS })

/** A day at a place, computed once and then held in memory; undefined where the Sun does not rise and set. */
export function cachedDay(place: AlmanacPlace, date: IsoDate): DayAtPlace | undefined {
  const key = keyOf(place, date)
  const known = days.get(key)
  if (known) return known.found
  const outcome = readAlmanacDay(place, date)
  const found = outcome.ok ? outcome.value : undefined
  days.set(key, { found })
  return found
}

/** The days of a month at a place, the same way. */
export function readMonth(place: AlmanacPlace, month: IsoMonth): MonthDay[] {
  const key = keyOf(place, month)
  const known = months.get(key) ?? readAlmanacMonth(place, month)
  months.set(key, known)
  return known
}

function keyOf({ lat, lon, timeZone, sunrise }: AlmanacPlace, when: string): string {
  return `${when} ${lat} ${lon} ${timeZone} ${sunrise}`
}
