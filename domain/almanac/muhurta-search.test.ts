import { expect, test } from 'vitest'
import { peopleText, readPeople } from './muhurta-people.ts'
import { readQuestion, type SearchValues } from './muhurta-search.ts'

const VALUES: SearchValues = {
  purpose: 'travel',
  from: '2026-11-17',
  to: '2027-02-16',
  book: 'tamil',
  direction: 'east',
  hours: '',
  day: '2026-11-21',
  other: 'drik',
}

function read(values: Partial<SearchValues> = {}, hasOwnBook = false) {
  return readQuestion({ ...VALUES, ...values }, { hasOwnBook })
}

test('reads a search from its fields', () => {
  expect(read()).toEqual({
    ok: true,
    value: {
      purpose: 'travel',
      from: '2026-11-17',
      to: '2027-02-16',
      book: 'tamil',
      direction: 'east',
      isDaytimeOnly: true,
      day: { date: '2026-11-21', other: 'drik' },
    },
  })
})

test('looks at the night only when asked', () => {
  expect(read({ hours: 'all' })).toMatchObject({ value: { isDaytimeOnly: false } })
})

test('accepts a year and refuses more', () => {
  expect(read({ to: '2027-11-17' }).ok).toBe(true)
  expect(read({ to: '2027-11-18' })).toEqual({ ok: false, refusal: 'range-too-long' })
})

test.each([
  [{ from: '' }, 'dates-missing'],
  [{ from: '2026-02-30' }, 'date-unknown'],
  [{ to: '2101-01-01' }, 'date-unknown'],
  [{ to: '2026-11-16' }, 'to-before-from'],
  [{ from: "2026-11-17'\u0000" }, 'date-unknown'],
] as const)('refuses %o', (values, refusal) => {
  expect(read(values)).toEqual({ ok: false, refusal })
})

test('knows the practice’s own book only where there is one', () => {
  expect(read({ book: 'own' })).toMatchObject({ value: { book: 'drik' } })
  expect(read({ book: 'own' }, true)).toMatchObject({ value: { book: 'own' } })
  expect(read({ book: '' }, true)).toMatchObject({ value: { book: 'own' } })
})

test('explains no day outside the range, compares no book with itself and takes directions only for travel', () => {
  expect(read({ day: '2026-11-16' })).toMatchObject({ value: { day: null } })
  expect(read({ other: 'tamil' })).toMatchObject({ value: { day: { other: null } } })
  expect(read({ purpose: 'marriage' })).toMatchObject({ value: { direction: null } })
})

test('reads at most two people whose star lies in their sign', () => {
  const people = [
    { nakshatra: 3, rashi: 1 },
    { nakshatra: 16, rashi: 7 },
  ]
  expect(readPeople(peopleText(people))).toEqual(people)
  const born = { nakshatra: 3, rashi: 1, lagna: 4, dashaStart: 2_447_001 }
  expect(readPeople(peopleText([born]))).toEqual([born])
  expect(readPeople('3.1.12.2447001,3.1.4')).toEqual([])
  expect(readPeople('2.0,2.1,3.1')).toHaveLength(2)
  expect(readPeople('3.7,27.11,x')).toEqual([])
})
