import { LRUCache } from 'lru-cache'
import { type FestivalDate, listFestivals } from '#domain/almanac/festival-dates.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'

/** About 40 KB each. */
const MOST_CALENDARS = 48

const calendars = new LRUCache<string, FestivalDate[]>({ max: MOST_CALENDARS })

/** The festivals of a year in a city: takes 20 ms, 70 for the first city of a year, and is then held in memory. */
export function readFestivalYear(place: AlmanacPlace, year: number): FestivalDate[] {
  const key = `${year} ${place.lat} ${place.lon} ${place.timeZone} ${place.sunrise}`
  const known = calendars.get(key) ?? listFestivals(place, year)
  calendars.set(key, known)
  return known
}
