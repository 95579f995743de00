import type { Person } from '@muhurta/jyotish/muhurta'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { findPlaces } from '#app/features/births/find-places.ts'
import { textIn } from '#app/features/births/form-texts.ts'
import { askChartEngine, warmUpChartEngine } from '#app/features/horoscope/chart-engine.ts'
import { BROWSER_PLACES } from '#app/features/horoscope/use-birth-chart.ts'
import { useFirstInteraction } from '#app/features/horoscope/use-first-interaction.ts'
import { personLabel } from '#app/features/muhurta-view/person-label.ts'
import { PartNotLoaded } from '#app/features/page-parts/part-not-loaded.tsx'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showProblem } from '#app/ui/script-problem.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import { peopleText } from '#domain/almanac/muhurta-people.ts'
import { birthValuesIn } from '#domain/births/birth-texts.ts'
import { onlyPlace, type Place, parsePlace } from '#domain/births/places.ts'
import type { FinderOptions, FinderProblem, FinderView, PersonValues } from './finder-view.ts'
import { personPrefix, resolvePerson } from './resolve-person.ts'
import { SearchForm } from './search-form.tsx'
import { FINDER_PATH, peopleFragment, placeQuery } from './search-href.ts'
import { useMuhurta } from './use-muhurta.ts'

type FinderScreenProps = FinderView & {
  facts: FinderOptions
  /** What was posted without script. */
  people?: readonly PersonValues[]
  /** Filled in until others are chosen. */
  usualPeople?: readonly PersonValues[]
  action?: string
  /** At the desk the windows go into an answer; these are ticked. */
  desk?: { readonly asked: readonly string[] }
}

/** Loaded with the first result. */
const LazyResult = lazyPart(async () => (await import('./finder-result.tsx')).FinderResult, PartNotLoaded)

/** The form and its result. */
export function FinderScreen(props: FinderScreenProps) {
  const { values, chosenPlace, facts, people: posted = [], usualPeople = [], action = FINDER_PATH, desk } = props
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const { search, view, isBusy } = useMuhurta(props)
  const [typedProblem, setTypedProblem] = useState<FinderProblem>()
  const [isReading, setIsReading] = useState(false)
  const screen = useRef<HTMLDivElement>(null)
  // Load the engine while the form is filled in.
  useFirstInteraction(screen, warmUpChartEngine)
  const problem = typedProblem ?? props.problem
  /** The heading that gets the focus with the next result. */
  const moveTo = useRef('')

  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const textOf = textIn(event.currentTarget)
    setIsReading(true)
    try {
      const asked = await readTyped(textOf)
      setTypedProblem(asked.problem)
      moveTo.current = 'result-title'
      if (asked.href !== undefined) await navigate(action + asked.href, { preventScrollReset: true })
    } catch {
      showProblem(MUHURTA.problems.notComputed)
    } finally {
      setIsReading(false)
    }
  }

  function compare(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    const fragment = peopleFragment(search?.people ?? [])
    navigate(`${action}?${new URLSearchParams(fields)}${fragment}`, { preventScrollReset: true })
  }

  const shown = search?.people ?? []
  return (
    <div ref={screen} className="muhurta-screen">
      <SearchForm
        key={`${values.purpose} ${values.place} ${values.from} ${values.to} ${values.book} ${values.hours} ${peopleText(shown)}`}
        action={action}
        values={values}
        chosenPlace={chosenPlace}
        people={peopleInForm(posted, shown, usualPeople)}
        problem={problem}
        facts={facts}
        isHydrated={isHydrated}
        isBusy={isReading || isBusy}
        onSubmit={find}
      />
      <div aria-live="polite" aria-busy={isBusy}>
        {props.isBusy && <Notice tone="danger">{MUHURTA.problems.busy}</Notice>}
        {search && !view && isBusy && <Working />}
        {search && view && (
          <Suspense fallback={<Working />}>
            <LazyResult
              search={search}
              view={view}
              books={facts.books}
              peopleNames={shown.map(personLabel).join('; ')}
              appUrl={facts.appUrl}
              action={action}
              isPosted={(props.search?.people.length ?? 0) > 0}
              moveTo={moveTo}
              onCompare={compare}
              {...(desk && { desk })}
            />
          </Suspense>
        )}
        {!search && <About />}
      </div>
    </div>
  )
}

function peopleInForm(
  posted: readonly PersonValues[],
  shown: readonly Person[],
  usual: readonly PersonValues[],
): readonly PersonValues[] {
  if (posted.length > 0) return posted
  return shown.length > 0 ? shown.map((person) => chosenPerson(peopleText([person]))) : usual
}

function chosenPerson(chosen: string): PersonValues {
  return { chosen, birth: birthValuesIn(() => '') }
}

type Typed = { readonly problem: FinderProblem; readonly href?: string }

/** The address of a filled form. Dates are checked where the address is read. */
async function readTyped(textOf: (name: string) => string): Promise<Typed> {
  const place = await typedPlace(textOf)
  const people = await Promise.all(
    [0, 1].map((index) =>
      resolvePerson(
        { chosen: textOf(`${personPrefix(index)}chosen`), birth: birthValuesIn(textOf, personPrefix(index)) },
        BROWSER_PLACES,
        (birth) => askChartEngine('birthStar', birth),
      ),
    ),
  )
  const problem = {
    ...('problem' in place && place.problem),
    ...(people.some(({ ok }) => !ok) && { people: people.map((each) => (each.ok ? null : each.refusal)) }),
  }
  if (!('place' in place) || problem.people) return { problem }

  const fields = { purpose: textOf('purpose'), from: textOf('from'), to: textOf('to'), book: textOf('book') }
  const query = new URLSearchParams({ ...fields, ...placeQuery(place.place) })
  if (textOf('hours') === 'all') query.set('hours', 'all')
  if (textOf('direction') !== '') query.set('direction', textOf('direction'))
  const fragment = peopleFragment(people.flatMap((each) => (each.ok && each.value ? [each.value] : [])))
  return { problem: {}, href: `?${query}${fragment}` }
}

async function typedPlace(
  textOf: (name: string) => string,
): Promise<{ readonly place: Place } | { readonly problem: FinderProblem }> {
  const typed = textOf('place').trim()
  const isChoice = textOf('placeChoiceFor') === typed
  const chosen = parsePlace(textOf('chosen')) ?? (isChoice ? parsePlace(textOf('placeChoice')) : undefined)
  if (chosen) return { place: chosen }
  if (typed === '') return { problem: { place: 'placeMissing' } }
  const found = await findPlaces(typed)
  const only = onlyPlace(typed, found)
  if (only) return { place: only }
  return { problem: found.length > 0 ? { choices: found } : { place: 'placeUnknown' } }
}

function Working() {
  return (
    <div className="grid gap-4">
      <p>{MUHURTA.result.working}</p>
      {[1, 2, 3].map((card) => (
        <div key={card} className="card grid gap-3" aria-hidden="true">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </div>
  )
}

function About() {
  return (
    <section aria-labelledby="about-title" className="grid gap-4">
      <h2 id="about-title">{MUHURTA.about.title}</h2>
      <dl className="muhurta-about">
        {MUHURTA.about.points.map(([term, text]) => (
          <div key={term}>
            <dt className="heading text-xl">{term}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
