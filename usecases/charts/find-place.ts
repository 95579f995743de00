import tzLookup from '@photostructure/tz-lookup'
import { type PlaceMatch, searchPlaces } from '#db/gazetteer/search-places.ts'
import { coordinatesLabel, onlyPlace, type Place, readPlace } from '#domain/charts/places.ts'

/** A place in a person's own words; of several with the name the likeliest is taken, and the others are told. */
export type FoundPlace = {
  readonly place: Place
  /** True when the name has namesakes, so that somebody should look. */
  readonly isGuessed: boolean
  readonly namesakes: readonly PlaceMatch[]
}

const POINT = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

/** Finds what a booking form says: the name of a town, or the point that the browser filled in. */
export async function findPlace(words: string | null): Promise<FoundPlace | undefined> {
  if (words === null) return undefined
  const point = pointIn(words)
  if (point) return { place: point, isGuessed: false, namesakes: [] }

  const found = await searchPlaces(words)
  const certain = onlyPlace(words, found)
  const place = certain ?? found[0]
  if (!place) return undefined
  return { place, isGuessed: certain === undefined, namesakes: found.filter((match) => match !== place) }
}

function pointIn(words: string): Place | undefined {
  const [, lat = '', lon = ''] = POINT.exec(words) ?? []
  const somewhere = readPlace({ lat, lon, timeZone: 'UTC' })
  if (!somewhere) return undefined
  return { ...somewhere, name: coordinatesLabel(somewhere), timeZone: tzLookup(somewhere.lat, somewhere.lon) }
}
