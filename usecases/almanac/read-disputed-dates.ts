import { LRUCache } from 'lru-cache'
import { type DisputedYear, listDisputed } from '#domain/almanac/disputed-dates.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'

/** About 10 KB each. */
const MOST_YEARS = 32

const years = new LRUCache<string, DisputedYear>({ max: MOST_YEARS })

/** What schools disagree about in a year: takes three times as long as its festivals, and is then held in memory. */
export function readDisputedDates(place: AlmanacPlace, year: number): DisputedYear {
  const key = `${year} ${place.lat} ${place.lon} ${place.timeZone} ${place.sunrise}`
  const known = years.get(key) ?? listDisputed(place, year)
  years.set(key, known)
  return known
}
