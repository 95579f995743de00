import type { Person } from '@muhurta/jyotish/muhurta'
import { NO_BIRTH_VALUES } from '#app/features/horoscope/birth-values.ts'
import type { FinderProblem, PersonValues } from '#app/features/muhurta/finder-page.ts'
import { personPrefix, resolvePerson } from '#app/features/muhurta/resolve-person.ts'
import type { SentForm } from '#app/http/form.ts'
import { birthStar } from '#domain/almanac/birth-star.ts'
import { postedBirth, SERVER_PLACES } from '../horoscope/server-places.ts'

export type PostedPeople = {
  readonly people: readonly Person[]
  readonly values: readonly PersonValues[]
  readonly problems: NonNullable<FinderProblem['people']>
}

/** The people of a posted form. Births are used for their star and not stored. */
export async function postedPeople(form: SentForm): Promise<PostedPeople> {
  const values = [0, 1].map((index) => ({
    chosen: form.text(`${personPrefix(index)}chosen`),
    birth: { ...NO_BIRTH_VALUES, ...postedBirth(form, personPrefix(index)) },
  }))
  const found = await Promise.all(
    values.map((each) => resolvePerson(each, SERVER_PLACES, async (birth) => birthStar(birth))),
  )
  return {
    values,
    people: found.flatMap((each) => (each.ok && each.value ? [each.value] : [])),
    problems: found.map((each) => (each.ok ? null : each.refusal)),
  }
}
