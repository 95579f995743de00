import { ENGINE_REFUSALS } from '#app/content/birth-form.ts'
import type { Birth, BirthRefusal, castBirthChart } from '#domain/charts/birth-chart.ts'
import type { BirthProblems, BirthValues, ZoneFinder } from '#domain/charts/birth-form.ts'
import { readBirthForm } from '#domain/charts/birth-form.ts'
import { onlyPlace } from '#domain/charts/places.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { BirthAnswer } from './birth-answer.ts'
import type { BirthProblem } from './birth-fields.tsx'
import type { FoundPlace } from './use-place-search.ts'

/** What differs between the browser and the server: where places are looked for. */
export type PlaceSources = {
  readonly findPlaces: (name: string) => Promise<readonly FoundPlace[]>
  readonly findZone: () => Promise<ZoneFinder>
}

/** The birth that a form tells; a typed place is looked for, and asked about when it has namesakes. */
export async function settleBirth(values: BirthValues, sources: PlaceSources): Promise<Outcome<Birth, BirthProblem>> {
  const hasPoint = values.latitude.trim() !== '' || values.longitude.trim() !== ''
  const read = readBirthForm(values, hasPoint ? await sources.findZone() : undefined)
  if (!read.ok) return refused({ problems: read.refusal })

  const { birth, typedPlace } = read.value
  if (typedPlace === null) return accepted(birth)

  const found = await sources.findPlaces(typedPlace)
  const place = onlyPlace(typedPlace, found)
  return place ? accepted({ ...birth, place }) : refused({ problems: {}, choices: found })
}

/** What the engine answered, as the page shows it. */
export function answerOf(asked: BirthAnswer, cast: ReturnType<typeof castBirthChart>): BirthAnswer {
  if (cast.ok) return { ...asked, cast: cast.value }
  return { ...asked, ...refusalText(cast.refusal) }
}

/** A doubt about the clock is asked back; what the engine cannot do is said. */
export function refusalText(refusal: BirthRefusal): Pick<BirthAnswer, 'trouble' | 'problem'> {
  if (refusal.kind === 'engine') return { problem: ENGINE_REFUSALS[refusal.reason] }
  if (refusal.doubt.kind === 'own-offset-missing') return { trouble: { problems: OFFSET_MISSING } }
  return { trouble: { problems: {}, doubt: refusal.doubt } }
}

const OFFSET_MISSING: BirthProblems = { ownOffset: 'offset-invalid' }
