import { julianDayFromUnix } from '@muhurta/jyotish'
import type { TextFact } from '#app/features/chart-text/day-panchanga-facts.ts'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import { MUHURTA_REQUEST } from '#content/staff/bookings/muhurta-desk.ts'
import { cityLabel, cityName } from '#content/words/city-names.ts'
import { fullDay, longDay } from '#content/words/dates.ts'
import type { MuhurtaRequest } from '#domain/bookings/muhurta-request.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { personLabel } from './person-label.ts'
import { clockOfPlace, windowSpanText } from './view-window.ts'

/** What staff read of a client's search. */
export type RequestText = { readonly facts: readonly TextFact[]; readonly windows: readonly string[] }

export function requestText(request: MuhurtaRequest): RequestText {
  const { purpose, place, from, to, book, people, direction, windows } = request
  const { facts } = MUHURTA_REQUEST
  const range = MUHURTA.result.span(longDay(from), longDay(to))
  return {
    facts: [
      { term: facts.purpose, value: MUHURTA.purposes[purpose] },
      { term: facts.place, value: cityLabel(place) },
      { term: facts.range, value: range },
      { term: facts.book, value: MUHURTA.books[book] },
      ...(direction ? [{ term: facts.direction, value: MUHURTA.directions[direction] }] : []),
      ...(people.length > 0 ? [{ term: facts.people, value: people.map(personLabel).join('; ') }] : []),
    ],
    windows: windows.map(({ start, end }) => {
      const date = dateIn(start * MINUTE_MS, place.timeZone)
      const span = { startJdUt: jdOf(start), endJdUt: jdOf(end + 1) }
      return `${fullDay(date)}, ${windowSpanText(span, clockOfPlace(place, date))}`
    }),
  }
}

/** A second before the minute begins, which is rounded up again. */
function jdOf(minute: number): number {
  return julianDayFromUnix(minute * MINUTE_MS - 1000)
}

/** One line for the booking form. */
export function requestLine({ purpose, place, windows }: MuhurtaRequest): string {
  return MUHURTA_REQUEST.attached(MUHURTA.purposes[purpose], cityName(place), windows.length)
}
