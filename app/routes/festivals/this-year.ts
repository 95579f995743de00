import { redirect } from 'react-router'
import { festivalsHref } from '#app/features/almanac/festival-addresses.ts'
import { cityFromCookies } from '#app/http/city-cookie.ts'
import { clockContext } from '#app/http/contexts.ts'
import { findCity } from '#db/gazetteer/cities.ts'
import { istYear } from '#domain/india-time.ts'
import type { Route } from './+types/this-year'

/** Leads to this year, in the city that the visitor chose for the panchanga. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const year = istYear(context.get(clockContext)())
  const chosen = await findCity(cityFromCookies(request.headers.get('cookie')) ?? '')
  throw redirect(festivalsHref({ year, list: 'festivals', city: chosen?.slug }))
}
