import { nearestPlace, searchPlaces } from '#db/gazetteer/search-places.ts'
import { readPlace } from '#domain/births/places.ts'
import type { Route } from './+types/places'

const MOST_PLACES = 8

/** Suggestions for a place field, or the place nearest to a point. Public, and stores nothing. */
export async function loader({ url }: Route.LoaderArgs) {
  const search = url.searchParams
  const near = search.get('near')
  const places = near === null ? await searchPlaces(search.get('q') ?? '', MOST_PLACES) : await placesNear(near)
  return Response.json({ places }, { headers: { 'Cache-Control': 'public, max-age=86400' } })
}

async function placesNear(near: string) {
  const [lat = '', lon = ''] = near.split(',')
  const point = readPlace({ lat, lon, timeZone: 'UTC' })
  const nearest = point && (await nearestPlace(point.lat, point.lon))
  return nearest ? [nearest] : []
}
