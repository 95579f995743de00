import { type City, cityOf, findCity } from '#db/gazetteer/cities.ts'
import { findPlace } from '#usecases/charts/find-place.ts'

/** A city by its part of an address, or by a name as people type it. */
export async function findTypedCity(typed: string): Promise<City | undefined> {
  if (typed.trim() === '') return undefined
  const city = await findCity(typed)
  if (city) return city
  const found = await findPlace(typed)
  return found && cityOf(found.place)
}
