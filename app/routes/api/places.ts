import { searchPlaces } from '#db/gazetteer/search-places.ts'
import type { Route } from './+types/places'

const MOST_PLACES = 8

/** Suggestions for a place field. Public, and stores nothing. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('q') ?? ''
  const places = await searchPlaces(query, MOST_PLACES)
  return Response.json({ places }, { headers: { 'Cache-Control': 'public, max-age=86400' } })
}
