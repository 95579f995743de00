import type { RouterContextProvider } from 'react-router'
import { ownCity } from '#app/routes/panchanga/own-city.ts'
import type { City } from '#db/gazetteer/cities.ts'
import { findTypedCity } from '#usecases/almanac/find-typed-city.ts'

export type RequestedCity = { readonly city: City | undefined; readonly isUnknown: boolean }

/** The city of a query, by its address or by a typed name; that of the practice without one. */
export async function requestedCity(asked: string, context: Readonly<RouterContextProvider>): Promise<RequestedCity> {
  if (asked.trim() === '') return { city: await ownCity(context), isUnknown: false }
  const found = await findTypedCity(asked)
  return found ? { city: found, isUnknown: false } : { city: await ownCity(context), isUnknown: true }
}
