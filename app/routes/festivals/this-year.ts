import { redirect } from 'react-router'
import { festivalsHref } from '#app/features/almanac/festival-addresses.ts'
import { clockContext } from '#app/http/contexts.ts'
import { istYear } from '#domain/time/india-time.ts'
import { chosenCity } from '../panchanga/own-city.ts'
import type { Route } from './+types/this-year'

/** Leads to this year, in the city that the visitor chose for the panchanga. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const year = istYear(context.get(clockContext)())
  const chosen = await chosenCity(request)
  throw redirect(festivalsHref({ year, list: 'festivals', city: chosen?.slug }))
}
