import { redirect } from 'react-router'
import { eclipsesHref } from '#app/features/almanac/addresses.ts'
import { cityFromCookies } from '#app/http/city-cookie.ts'
import { clockContext } from '#app/http/contexts.ts'
import { findCity } from '#db/gazetteer/cities.ts'
import { istYear } from '#domain/india-time.ts'
import type { Route } from './+types/this-year'

/** Leads to this year, in the city that the visitor chose for the panchanga. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const chosen = await findCity(cityFromCookies(request.headers.get('cookie')) ?? '')
  throw redirect(eclipsesHref(istYear(context.get(clockContext)()), chosen?.slug))
}
