import { isBookId } from '../../muhurta/books.ts'
import type { Person } from '../../muhurta/conditions.ts'
import { findMuhurtas, type MuhurtaSearch } from '../../muhurta/find-muhurta.ts'
import { PURPOSES, type Purpose } from '../../muhurta/purposes.ts'
import { DIRECTIONS, type Direction } from '../../muhurta/rule.ts'
import { accepted, type Outcome, refused } from '../../outcome.ts'
import { nakshatraAt } from '../../zodiac/nakshatra.ts'
import { rashiAt } from '../../zodiac/rashi.ts'
import type { Fields } from '../request.ts'
import { clockAt, isoDate } from './clock.ts'
import { readDate, readPlace } from './day-request.ts'

/** People by the sidereal longitude of the Moon at their birth, `[{ "moonLon" }]`. */
function readPeople(people: unknown): Outcome<Person[], 'people-not-a-list' | 'moonLon-missing'> {
  if (people === undefined) return accepted([])
  if (!Array.isArray(people)) return refused('people-not-a-list')
  const longitudes = people.map((person: unknown) => (person as { moonLon?: unknown } | null)?.moonLon)
  if (!longitudes.every((longitude) => typeof longitude === 'number' && Number.isFinite(longitude))) {
    return refused('moonLon-missing')
  }
  return accepted(
    (longitudes as number[]).map((longitude) => ({
      nakshatra: nakshatraAt(longitude).nakshatra,
      rashi: rashiAt(longitude),
    })),
  )
}

function readSearch(fields: Fields): Outcome<MuhurtaSearch, string> {
  const { purpose, book = 'drik', direction } = fields
  if (!PURPOSES.includes(purpose as Purpose)) return refused('unknown-purpose')
  if (!isBookId(book)) return refused('unknown-book')
  if (direction !== undefined && !DIRECTIONS.includes(direction as Direction)) return refused('unknown-direction')
  const from = readDate(fields.from)
  if (!from.ok) return from
  const to = readDate(fields.to)
  if (!to.ok) return to
  const place = readPlace(fields)
  if (!place.ok) return place
  const people = readPeople(fields.people)
  if (!people.ok) return people
  return accepted({
    ...place.value,
    purpose: purpose as Purpose,
    book,
    from: from.value,
    to: to.value,
    people: people.value,
    direction: direction as Direction | undefined,
  })
}

/** The days and windows for a purpose at a place, with clock times; a day lasts from sunrise to sunrise. */
export function muhurtaResult(fields: Fields): Outcome<object, string> {
  const search = readSearch(fields)
  if (!search.ok) return search
  const found = findMuhurtas(search.value)
  if (!found.ok) return found
  const clock = (jdUt: number) => clockAt(jdUt, search.value.utcOffsetMinutes)
  const windows = found.value.windows.map(({ date, startJdUt, endJdUt }) => ({
    date: isoDate(date),
    from: clock(startJdUt),
    to: clock(endJdUt),
  }))
  return accepted({ dates: [...new Set(windows.map(({ date }) => date))], windows })
}
