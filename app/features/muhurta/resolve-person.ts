import type { Person } from '@muhurta/jyotish/muhurta'
import { type PlaceSources, resolveBirth } from '#app/features/births/resolve-birth.ts'
import { refusalText } from '#app/features/horoscope/birth-chart-view.ts'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import type { StarRefusal } from '#domain/almanac/birth-star.ts'
import { readPerson } from '#domain/almanac/muhurta-people.ts'
import type { Birth } from '#domain/births/birth.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { PersonProblem, PersonValues } from './finder-view.ts'

/** The prefix of a person's fields. */
export function personPrefix(index: number): string {
  return index === 0 ? 'one-' : 'two-'
}

/** The star of a person: of the typed birth if there is one, else the chosen one; null for nobody. */
export async function resolvePerson(
  { chosen, birth: values }: PersonValues,
  sources: PlaceSources,
  starOf: (birth: Birth) => Promise<Outcome<Person, StarRefusal>>,
): Promise<Outcome<Person | null, PersonProblem>> {
  if (values.birthDate.trim() === '') return accepted(readPerson(chosen) ?? null)

  const birth = await resolveBirth(values, sources)
  if (!birth.ok) return refused({ fields: birth.refusal, message: MUHURTA.problems.person })
  const star = await starOf(birth.value)
  return star.ok ? star : refused(problemOf(star.refusal))
}

function problemOf(refusal: StarRefusal): PersonProblem {
  if (refusal.kind === 'place-missing') return { message: MUHURTA.problems.placeOfBirth }
  if (refusal.kind === 'moon-uncertain') return { message: MUHURTA.problems.moonUncertain }
  const { formProblem, problem } = refusalText(refusal)
  return { ...(formProblem && { fields: formProblem }), message: problem ?? MUHURTA.problems.person }
}
