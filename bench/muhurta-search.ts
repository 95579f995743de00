import type { FinderSearch } from '#domain/almanac/muhurta-search.ts'
import { NEW_DELHI_ALMANAC } from '#test/factories/places.ts'

/** A year of marriage days for two people. */
export const MUHURTA_SEARCH: FinderSearch = {
  purpose: 'marriage',
  place: NEW_DELHI_ALMANAC,
  from: '2027-01-01',
  to: '2027-12-31',
  book: 'drik',
  ownBook: null,
  direction: null,
  isDaytimeOnly: false,
  day: null,
  people: [
    { nakshatra: 3, rashi: 1 },
    { nakshatra: 12, rashi: 5 },
  ],
}
