import { redirect } from 'react-router'
import { eclipsesHref } from '#app/features/almanac/addresses.ts'
import { clockContext } from '#app/http/contexts.ts'
import { istYear } from '#domain/time/india-time.ts'
import { chosenCity } from '../panchanga/own-city.ts'
import type { Route } from './+types/this-year'

/** Leads to this year, in the city that the visitor chose for the panchanga. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const chosen = await chosenCity(request)
  throw redirect(eclipsesHref(istYear(context.get(clockContext)()), chosen?.slug))
}
