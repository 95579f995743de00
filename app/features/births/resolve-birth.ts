import type { Birth } from '#domain/births/birth.ts'
import { type BirthValues, readBirthForm, type ZoneFinder } from '#domain/births/birth-form.ts'
import { onlyPlace, type SearchedPlace } from '#domain/births/places.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { BirthProblem } from './birth-fields.tsx'

/** Where places and time zones are looked up: by HTTP in the browser, in the database on the server. */
export type PlaceSources = {
  readonly findPlaces: (name: string) => Promise<readonly SearchedPlace[]>
  readonly findZone: () => Promise<ZoneFinder>
}

/** Reads a birth from its fields and looks up a typed place. Refuses with choices if several places have the name. */
export async function resolveBirth(values: BirthValues, sources: PlaceSources): Promise<Outcome<Birth, BirthProblem>> {
  const hasPoint = values.latitude.trim() !== '' || values.longitude.trim() !== ''
  const read = readBirthForm(values, hasPoint ? await sources.findZone() : undefined)
  if (!read.ok) return refused({ problems: read.refusal })

  const { birth, typedPlace } = read.value
  if (typedPlace === null) return accepted(birth)

  const found = await sources.findPlaces(typedPlace)
  const place = onlyPlace(typedPlace, found)
  return place ? accepted({ ...birth, place }) : refused({ problems: {}, choices: found })
}
