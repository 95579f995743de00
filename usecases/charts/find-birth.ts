import { type PlaceMatch, searchPlaces } from '#db/gazetteer/search-places.ts'
import type { Birth } from '#domain/birth-chart.ts'
import type { BirthDetails } from '#domain/birth-details.ts'
import { onlyPlace } from '#domain/places.ts'

/** A birth as a booking tells it, with its place looked for; the likeliest is taken, and the others are told. */
export type FoundBirth = {
  readonly birth: Birth
  /** True when the name has namesakes, so that somebody should look. */
  readonly isPlaceGuessed: boolean
  readonly namesakes: readonly PlaceMatch[]
}

/** Undefined without a birth date. Details of bookings name the place in the client's own words. */
export async function findBirth(details: BirthDetails): Promise<FoundBirth | undefined> {
  const { fullName, birthDate, birthTime, birthPlace } = details
  if (birthDate === null) return undefined

  const found = birthPlace === null ? [] : await searchPlaces(birthPlace)
  const certain = birthPlace === null ? undefined : onlyPlace(birthPlace, found)
  const place = certain ?? found[0] ?? null
  return {
    birth: {
      fullName: fullName ?? '',
      date: birthDate,
      time: birthTime,
      place,
      clock: 'standard',
      ownOffsetSeconds: null,
      occurrence: null,
    },
    isPlaceGuessed: certain === undefined && place !== null,
    namesakes: found.filter((match) => match !== place),
  }
}
