import { type RouterContextProvider, redirect } from 'react-router'
import { appUrlContext } from '#app/http/contexts.ts'
import { setCookie } from '#app/http/site-cookies.ts'
import { chosenCity, ownCity } from '#app/routes/panchanga/own-city.ts'
import type { City } from '#db/gazetteer/cities.ts'
import { findTypedCity } from '#usecases/almanac/find-typed-city.ts'

export type RequestedCity = { readonly city: City | undefined; readonly isUnknown: boolean }

type Context = Readonly<RouterContextProvider>

/**
 * The city of a query, by its address or by a typed name; without one that which the visitor chose, if the request is given,
 * else that of the practice.
 */
export async function requestedCity(asked: string, context: Context, request?: Request): Promise<RequestedCity> {
  const usual = async () => (request && (await chosenCity(request))) ?? (await ownCity(context))
  if (asked.trim() === '') return { city: await usual(), isUnknown: false }
  const found = await findTypedCity(asked)
  return found ? { city: found, isUnknown: false } : { city: await usual(), isUnknown: true }
}

const SEE_OTHER = 303

/** Remembers the city of a form, and leads to the page of that city; one that is not known is named there. */
export async function rememberCity(typed: string, context: Context, hrefOf: (city: string) => string) {
  const city = await findTypedCity(typed)
  const headers = city && { 'Set-Cookie': setCookie('city', city.slug, context.get(appUrlContext)) }
  return redirect(hrefOf(city?.slug ?? typed.trim()), { status: SEE_OTHER, ...(headers && { headers }) })
}
