import tzLookup from '@photostructure/tz-lookup'
import { searchPlaces } from '#db/gazetteer/search-places.ts'
import { coordinatesLabel, onlyPlace, type Place, readPlace, type SearchedPlace } from '#domain/births/places.ts'

/** The place that a typed name most likely means, and the others with that name. */
export type FoundPlace = {
  readonly place: Place
  /** True if several places have the name, so that the astrologer should check. */
  readonly isGuessed: boolean
  readonly namesakes: readonly SearchedPlace[]
}

/** "12.2958, 76.6394", or the same in brackets after the nearest place. */
const POINT = /^(?:([^()]*)\()?\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*\)?\s*$/

/** Finds the place in a booking form: the name of a town, or the coordinates that the browser filled in. */
export async function findPlace(text: string | null): Promise<FoundPlace | undefined> {
  if (text === null) return undefined
  const point = pointIn(text)
  if (point) return { place: point, isGuessed: false, namesakes: [] }

  const found = await searchPlaces(text)
  const certain = onlyPlace(text, found)
  const place = certain ?? found[0]
  if (!place) return undefined
  return { place, isGuessed: certain === undefined, namesakes: found.filter((match) => match !== place) }
}

function pointIn(text: string): Place | undefined {
  const [, nearest = '', lat = '', lon = ''] = POINT.exec(text) ?? []
  const somewhere = readPlace({ lat, lon, timeZone: 'UTC' })
  if (!somewhere) return undefined
  const name = nearest.trim() || coordinatesLabel(somewhere)
  return { ...somewhere, name, timeZone: tzLookup(somewhere.lat, somewhere.lon) }
}
