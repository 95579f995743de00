import { type FestivalDate, listFestivals } from '#domain/almanac/festival-dates.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { recentValues } from '#domain/recent-values.ts'
import { withPauses } from '#usecases/with-pauses.ts'

/** About 40 KB each. */
const MOST_CALENDARS = 48

const calendars = recentValues<string, Promise<FestivalDate[]>>(MOST_CALENDARS)

/** The festivals of a year in a city: takes some tens of milliseconds, with pauses, and is then held in memory. */
export function readFestivalYear(place: AlmanacPlace, year: number): Promise<FestivalDate[]> {
  const key = `${year} ${place.lat} ${place.lon} ${place.timeZone} ${place.sunrise}`
  return calendars.get(key) ?? calendars.set(key, withPauses(listFestivals(place, year)))
}
