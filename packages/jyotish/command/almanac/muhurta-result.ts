import { DIRECTIONS, type Direction } from '../../almanac/disha-shula.ts'
import { vimshottari } from '../../dashas/vimshottari.ts'
import { isBookId } from '../../muhurta/books.ts'
import type { Person } from '../../muhurta/conditions.ts'
import { findMuhurtas, type MuhurtaSearch } from '../../muhurta/find-muhurta.ts'
import { PURPOSES, type Purpose } from '../../muhurta/purposes.ts'
import { accepted, type Outcome, refused } from '../../outcome.ts'
import { parseUtc } from '../../time/julian-day.ts'
import { nakshatraAt } from '../../zodiac/nakshatra.ts'
import { rashiAt } from '../../zodiac/rashi.ts'
import type { Fields } from '../request.ts'
import { clockAt, isoDate } from './clock.ts'
import { readDate, readPlaceFields } from './day-request.ts'

/**
 * People by the sidereal longitude of the Moon at their birth, `[{ "moonLon" }]`; with `lagnaLon` also by their rising sign,
 * and with the instant `utc` of the birth by the mahadasha that runs.
 */
function readPeople(people: unknown): Outcome<Person[], string> {
  if (people === undefined) return accepted([])
  if (!Array.isArray(people)) return refused('people-not-a-list')
  const read: Person[] = []
  for (const fields of people as unknown[]) {
    const person = readPerson((fields ?? {}) as Fields)
    if (!person.ok) return person
    read.push(person.value)
  }
  return accepted(read)
}

function readPerson({ moonLon, lagnaLon, utc }: Fields): Outcome<Person, string> {
  if (typeof moonLon !== 'number' || !Number.isFinite(moonLon)) return refused('moonLon-missing')
  const person = { nakshatra: nakshatraAt(moonLon).nakshatra, rashi: rashiAt(moonLon) }
  const isRising = typeof lagnaLon === 'number' && Number.isFinite(lagnaLon)
  if (lagnaLon !== undefined && !isRising) return refused('lagnaLon-not-a-number')
  const rising = isRising ? { lagna: rashiAt(lagnaLon) } : {}
  if (utc === undefined) return accepted({ ...person, ...rising })
  const birth = typeof utc === 'string' ? parseUtc(utc) : refused('not-a-utc-time')
  if (!birth.ok) return birth
  const dashaStart = vimshottari({ moonLongitude: moonLon, birthJdUt: birth.value }).periods[0]?.startJdUt
  return accepted({ ...person, ...rising, ...(dashaStart !== undefined && { dashaStart }) })
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
  const place = readPlaceFields(fields)
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
