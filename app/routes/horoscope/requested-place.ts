import tzLookup from '@photostructure/tz-lookup'
import { searchPlaces } from '#db/gazetteer/search-places.ts'
import { type Place, readPlace } from '#domain/births/places.ts'

export type ChosenPlace = { readonly place: Place; readonly namesakes: readonly Place[] }

/** The place in a URL, by coordinates or by name; the practice's own if there is none. */
export async function requestedPlace(search: URLSearchParams, home: Place): Promise<ChosenPlace> {
  const name = search.get('place') ?? ''
  const point = pointOf(name, search.get('at') ?? '')
  if (point) return { place: point, namesakes: [] }

  const [place = home, ...namesakes] = await searchPlaces(name)
  return { place, namesakes: namesakes.slice(0, 5) }
}

/** A place by its coordinates, "18.52,73.86", with the name that it was given. */
export function pointOf(label: string, at: string): Place | undefined {
  const [lat = '', lon = ''] = at.split(',')
  const somewhere = readPlace({ lat, lon, timeZone: 'UTC' })
  if (!somewhere) return undefined

  const [name = '', ...wider] = label.split(', ')
  const country = wider.pop() ?? ''
  const region = wider.join(', ')
  return readPlace({ name, region, country, lat, lon, timeZone: tzLookup(somewhere.lat, somewhere.lon) })
}
