import type { Person } from '@muhurta/jyotish/muhurta'

const MOST_PEOPLE = 2

/** "3.1,16.7": star and sign of the Moon of each person, for the end of an address. It has no birth details. */
export function peopleText(people: readonly Person[]): string {
  return people.map(({ nakshatra, rashi }) => `${nakshatra}.${rashi}`).join(',')
}

export function readPeople(text: string): Person[] {
  return text
    .split(',')
    .flatMap((each) => readPerson(each) ?? [])
    .slice(0, MOST_PEOPLE)
}

/** Undefined for a star that is not in the sign. */
export function readPerson(text: string): Person | undefined {
  const [, star = '', sign = ''] = /^(\d{1,2})\.(\d{1,2})$/.exec(text) ?? []
  const person = { nakshatra: Number(star), rashi: Number(sign) }
  return star !== '' && BIRTH_STARS.some((each) => isSamePerson(each, person)) ? person : undefined
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
