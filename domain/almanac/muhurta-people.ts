import type { Person } from '@muhurta/jyotish/muhurta'

const MOST_PEOPLE = 2
const SIGNS = 12
const PERSON = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{1,2})\.(\d{7}))?$/

/**
 * "3.1,16.7.4.2447001": star and sign of the Moon of each person, and with a birth's hour its rising sign and the day on which
 * its mahadasha began, years before or after the birth itself. For the end of an address: it has no birth details.
 */
export function peopleText(people: readonly Person[]): string {
  return people.map(personText).join(',')
}

function personText({ nakshatra, rashi, lagna, dashaStart }: Person): string {
  const hour = lagna === undefined || dashaStart === undefined ? [] : [lagna, Math.round(dashaStart)]
  return [nakshatra, rashi, ...hour].join('.')
}

export function readPeople(text: string): Person[] {
  return text
    .split(',')
    .flatMap((each) => readPerson(each) ?? [])
    .slice(0, MOST_PEOPLE)
}

/** Undefined for a star that is not in the sign. */
export function readPerson(text: string): Person | undefined {
  const [, star = '', sign = '', rising, start] = PERSON.exec(text) ?? []
  const person = { nakshatra: Number(star), rashi: Number(sign) }
  if (star === '' || !BIRTH_STARS.some((each) => isSamePerson(each, person))) return undefined
  if (rising === undefined || start === undefined) return person
  return Number(rising) < SIGNS ? { ...person, lagna: Number(rising), dashaStart: Number(start) } : undefined
}

function isSamePerson(one: Person, other: Person): boolean {
  return one.nakshatra === other.nakshatra && one.rashi === other.rashi
}

/** Each star in each sign that it touches: nine of the 27 lie in two. */
export const BIRTH_STARS: readonly Person[] = Array.from({ length: 27 }, (_, nakshatra) => {
  const first = Math.floor((nakshatra * 4) / 9)
  const last = Math.floor((nakshatra * 4 + 3) / 9)
  return first === last
    ? [{ nakshatra, rashi: first }]
    : [
        { nakshatra, rashi: first },
        { nakshatra, rashi: last },
      ]
}).flat()
