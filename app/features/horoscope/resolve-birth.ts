import { ENGINE_REFUSALS } from '#content/charts/birth-form.ts'
import type { Birth, BirthRefusal } from '#domain/charts/birth-chart.ts'
import type { BirthProblems, BirthValues, ZoneFinder } from '#domain/charts/birth-form.ts'
import { readBirthForm } from '#domain/charts/birth-form.ts'
import type { castAndSummarize } from '#domain/charts/cast-birth-chart.ts'
import { onlyPlace, type SearchedPlace } from '#domain/charts/places.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { BirthChartView } from './birth-chart-view.ts'
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

/** The result of the engine as the page shows it. */
export function viewOf(request: BirthChartView, cast: ReturnType<typeof castAndSummarize>): BirthChartView {
  if (cast.ok) return { ...request, ...cast.value }
  return { ...request, ...refusalText(cast.refusal) }
}

/** An ambiguous time becomes a question in the form; a refusal of the engine becomes a message. */
export function refusalText(refusal: BirthRefusal): Pick<BirthChartView, 'formProblem' | 'problem'> {
  if (refusal.kind === 'engine') return { problem: ENGINE_REFUSALS[refusal.reason] }
  if (refusal.doubt.kind === 'own-offset-missing') return { formProblem: { problems: OFFSET_MISSING } }
  return { formProblem: { problems: {}, doubt: refusal.doubt } }
}

const OFFSET_MISSING: BirthProblems = { ownOffset: 'offset-invalid' }
