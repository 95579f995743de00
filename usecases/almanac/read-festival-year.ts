import { type FestivalDate, listFestivals } from '#domain/almanac/festival-dates.ts'
import type { Place } from '#domain/charts/places.ts'
import { withPauses } from '#usecases/with-pauses.ts'

/** About 40 KB each. */
const MOST_CALENDARS = 48

const calendars = new Map<string, Promise<FestivalDate[]>>()

/** The festivals of a year in a city: takes some tens of milliseconds, with pauses, and is then held in memory. */
export function readFestivalYear(place: Place, year: number): Promise<FestivalDate[]> {
  const key = `${year} ${place.lat} ${place.lon} ${place.timeZone}`
  const calendar = calendars.get(key) ?? withPauses(listFestivals(place, year))
  calendars.delete(key)
  calendars.set(key, calendar)
  const [oldest] = calendars.keys()
  if (calendars.size > MOST_CALENDARS && oldest !== undefined) calendars.delete(oldest)
  return calendar
}
