import type { RouterContextProvider } from 'react-router'
import { type City, cityOf, findCity } from '#db/gazetteer/cities.ts'
import { findPlace } from '#usecases/charts/find-place.ts'
import { ownCity } from '../panchanga/own-city.ts'

export type AskedCity = { readonly city: City | undefined; readonly isUnknown: boolean }

/** The city of a query, by its address or by a typed name; that of the practice without one. */
export async function askedCity(asked: string, context: Readonly<RouterContextProvider>): Promise<AskedCity> {
  if (asked.trim() === '') return { city: await ownCity(context), isUnknown: false }
  const found = (await findCity(asked)) ?? (await typedCity(asked))
  return found ? { city: found, isUnknown: false } : { city: await ownCity(context), isUnknown: true }
}

async function typedCity(typed: string): Promise<City | undefined> {
  const found = await findPlace(typed)
  return found && cityOf(found.place)
}
