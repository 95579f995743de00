import type { Birth } from '#domain/births/birth.ts'
import {
  type BirthProblems,
  type BirthValues,
  hasPoint,
  readChartBirth,
  type ZoneFinder,
} from '#domain/births/birth-form.ts'
import type { TimeDoubt } from '#domain/births/birth-time.ts'
import { onlyPlace, type SearchedPlace } from '#domain/births/places.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

/** Where places and time zones are looked up: by HTTP in the browser, in the database on the server. */
export type PlaceSources = {
  readonly findPlaces: (name: string) => Promise<readonly SearchedPlace[]>
  readonly findZone: () => Promise<ZoneFinder>
}

/** What is wrong with the birth of a chart. */
export type BirthProblem = {
  readonly problems: BirthProblems
  readonly doubt?: TimeDoubt
  /** Places with the typed name, if none was chosen. */
  readonly choices?: readonly SearchedPlace[]
}

/** Reads a birth from its fields and looks up a typed place. Refuses with choices if several places have the name. */
export async function resolveBirth(values: BirthValues, sources: PlaceSources): Promise<Outcome<Birth, BirthProblem>> {
  const read = readChartBirth(values, hasPoint(values) ? await sources.findZone() : undefined)
  if (!read.ok) return refused({ problems: read.refusal })

  const { birth, typedPlace } = read.value
  if (typedPlace === null) return accepted(birth)

  const found = await sources.findPlaces(typedPlace)
  const place = onlyPlace(typedPlace, found)
  return place ? accepted({ ...birth, place }) : refused({ problems: {}, choices: found })
}
