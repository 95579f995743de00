import type { CustomBook } from '@muhurta/jyotish/muhurta'
import type { RouterContextProvider } from 'react-router'
import { personPrefix, resolvePerson } from '#app/features/muhurta/resolve-person.ts'
import type { SentForm } from '#app/http/form.ts'
import { birthStar } from '#domain/almanac/birth-star.ts'
import { NO_BIRTH_VALUES } from '#domain/births/birth-texts.ts'
import { postedBirth, SERVER_PLACES } from '../horoscope/server-places.ts'
import { readFinder } from './read-finder.ts'

/** For browsers without script: the search of a posted form with its people, and what was typed about them. */
export async function postedFinder(
  form: SentForm,
  ownBook: CustomBook | null,
  context: Readonly<RouterContextProvider>,
) {
  const asked = await readFinder(form.text, ownBook, context)
  const { people, values, problems } = await postedPeople(form)
  const isPersonWrong = problems.some((problem) => problem !== null)
  const problem = isPersonWrong ? { ...asked.problem, people: problems } : asked.problem
  const search = asked.search && !isPersonWrong ? { ...asked.search, people } : null
  return { asked: { ...asked, problem, search }, people: values }
}

/** Births are used for their star and not stored. */
async function postedPeople(form: SentForm) {
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
