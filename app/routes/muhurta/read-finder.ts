import type { CustomBook } from '@muhurta/jyotish/muhurta'
import type { RouterContextProvider } from 'react-router'
import { profileName } from '#app/features/horoscope/saved-profiles.tsx'
import type { FinderOptions, FinderView, PersonOption } from '#app/features/muhurta/finder-view.ts'
import { personLabel } from '#app/features/muhurta-view/person-label.ts'
import { appUrlContext, clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { pointOf } from '#app/routes/horoscope/requested-place.ts'
import { listBirthProfiles } from '#db/charts/birth-profiles.ts'
import { birthStar } from '#domain/almanac/birth-star.ts'
import { BIRTH_STARS, peopleText } from '#domain/almanac/muhurta-people.ts'
import { booksOffered, readQuestion, SEARCH_FIELDS, usualRange } from '#domain/almanac/muhurta-search.ts'
import { latestBirthYear } from '#domain/births/birth-form.ts'
import { type Place, parsePlace, placeLabel } from '#domain/births/places.ts'
import { recordOf } from '#domain/record-of.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { findPlace } from '#usecases/charts/find-place.ts'
import { withAlmanacSunrise } from '../panchanga/almanac-sunrise.ts'
import { chosenCity, ownCity } from '../panchanga/own-city.ts'

type Context = Readonly<RouterContextProvider>
/** A search that is not computeFinderView yet. */
export type FinderRequest = Omit<FinderView, 'view' | 'isBusy'>

/** What the page needs whether or not something is asked. */
export async function finderFacts(context: Context, ownBook: CustomBook | null): Promise<FinderOptions> {
  const viewer = context.get(viewerContext)
  const profiles = viewer
    ? await listBirthProfiles(context.get(databaseContext), context.get(keyRingContext), viewer.id)
    : []
  const saved = profiles.flatMap(({ birth }): PersonOption[] => {
    const star = birthStar(birth)
    if (!star.ok) return []
    return [{ value: peopleText([star.value]), label: profileName(birth), person: star.value }]
  })
  return {
    books: booksOffered(ownBook !== null),
    saved,
    stars: BIRTH_STARS.map((person) => ({ value: peopleText([person]), label: personLabel(person), person })),
    latestYear: latestBirthYear(context.get(clockContext)()),
    appUrl: context.get(appUrlContext),
  }
}

/** The form that nobody has filled in: the next three months in the visitor's city. */
export async function emptyFinder(request: Request, context: Context): Promise<FinderRequest> {
  const place = (await chosenCity(request)) ?? (await ownCity(context)) ?? null
  const today = dateIn(context.get(clockContext)(), place?.timeZone ?? INDIA_TIME_ZONE)
  const values = {
    purpose: '',
    book: '',
    direction: '',
    hours: '',
    ...usualRange(today),
    place: place ? placeLabel(place) : '',
  }
  return { values, chosenPlace: place, problem: {}, search: null }
}

/** Reads a search from a query or a form, without its people. */
export async function readFinder(
  text: (name: string) => string,
  ownBook: CustomBook | null,
  context: Context,
): Promise<FinderRequest> {
  const fields = recordOf(SEARCH_FIELDS, text)
  const typed = text('place').trim()
  const values = { ...fields, place: typed }
  const question = readQuestion(fields, { hasOwnBook: ownBook !== null })
  const found = await placeIn(text, typed)
  const problem = { ...(!question.ok && { dates: question.refusal }), ...('problem' in found && found.problem) }
  const place = 'place' in found ? found.place : null
  if (!question.ok || !place) return { values, chosenPlace: place, problem, search: null }
  const searched = await withAlmanacSunrise(place, context)
  return { values, chosenPlace: place, problem, search: { ...question.value, place: searched, people: [], ownBook } }
}

type FoundPlace = { readonly place: Place } | { readonly problem: Pick<FinderRequest['problem'], 'place' | 'choices'> }

/** The place that was chosen from a list, if the field still shows it, else the only one with the typed name. */
async function placeIn(text: (name: string) => string, typed: string): Promise<FoundPlace> {
  // Without script the hidden place stays the first one, whatever is typed.
  const chosen = parsePlace(text('chosen'))
  if (chosen && placeLabel(chosen) === typed) return { place: chosen }
  const point = pointOf(typed, text('at'))
  if (point) return { place: point }
  const choice = text('placeChoiceFor') === typed ? parsePlace(text('placeChoice')) : undefined
  if (choice) return { place: choice }

  if (typed === '') return { problem: { place: 'placeMissing' } }
  const found = await findPlace(typed)
  if (!found) return { problem: { place: 'placeUnknown' } }
  return found.isGuessed
    ? { problem: { choices: [found.place, ...found.namesakes].slice(0, 6) } }
    : { place: found.place }
}
