import { peopleText } from '#domain/almanac/muhurta-people.ts'
import type { FinderSearch } from '#domain/almanac/muhurta-search.ts'
import { type Place, placeLabel } from '#domain/births/places.ts'

export const FINDER_PATH = '/muhurta'

type HrefParts = Pick<FinderSearch, 'purpose' | 'from' | 'to' | 'book' | 'direction' | 'isDaytimeOnly' | 'day'> & {
  readonly place: Place
}

/** The query of a search, which can be shared and holds nothing about people. */
export function searchQuery({ purpose, place, from, to, book, direction, isDaytimeOnly, day }: HrefParts): string {
  const query = new URLSearchParams({ purpose, ...placeQuery(place), from, to, book })
  if (direction) query.set('direction', direction)
  if (!isDaytimeOnly) query.set('hours', 'all')
  if (day) query.set('day', day.date)
  if (day?.other) query.set('other', day.other)
  return String(query)
}

export function placeQuery(place: Place): { readonly place: string; readonly at: string } {
  return { place: placeLabel(place), at: `${place.lat},${place.lon}` }
}

/** People are in the fragment, which no browser sends to a server. */
export function searchHref(search: HrefParts & Pick<FinderSearch, 'people'>, base = FINDER_PATH): string {
  return `${base}?${searchQuery(search)}${peopleFragment(search.people)}`
}

export function peopleFragment(people: FinderSearch['people']): string {
  return people.length === 0 ? '' : `#people=${peopleText(people)}`
}
