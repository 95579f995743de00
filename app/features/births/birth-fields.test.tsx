import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BIRTH_FIELDS, type BirthTexts, BOOKED_BIRTH_FIELDS } from '#domain/births/birth-form.ts'
import { placeLabel } from '#domain/births/places.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { BirthFields, birthProblemProps } from './birth-fields.tsx'

const TODAY = '2026-11-18'
const CALCUTTA = { ...NEW_DELHI, name: 'Calcutta', lat: 22.5626, lon: 88.363 }
const NEW_YORK = { ...NEW_DELHI, name: 'New York', lat: 40.7143, lon: -74.006, timeZone: 'America/New_York' }
const at = (place: typeof NEW_DELHI) => ({ birthPlace: placeLabel(place), place: JSON.stringify(place) })

function namesIn(purpose: 'chart' | 'booking' | 'desk', values: BirthTexts, prefix = ''): string[] {
  const fields = { purpose, values, prefix, errors: {}, latest: TODAY }
  const markup = renderToStaticMarkup(<BirthFields {...fields} />)
  return [...new Set([...markup.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name ?? ''))]
}

/** A birth for which everything has to be asked. */
const IN_DOUBT = { birthDate: '1940-01-01', birthTime: '06:00', ...at(CALCUTTA), clock: 'standard' }

test('every form of a birth has the fields of its kind, and asks which hour is meant where it came twice', () => {
  const without = (field: string) => field !== 'occurrence' && field !== 'forName'

  expect(namesIn('chart', IN_DOUBT).toSorted()).toEqual(BIRTH_FIELDS.filter(without).toSorted())
  expect(namesIn('booking', IN_DOUBT).toSorted()).toEqual(BOOKED_BIRTH_FIELDS.filter(without).toSorted())
  expect(namesIn('desk', IN_DOUBT)).toEqual(namesIn('booking', IN_DOUBT))
  for (const purpose of ['chart', 'booking', 'desk'] as const) {
    const twice = { birthDate: '2005-10-30', birthTime: '01:30', ...at(NEW_YORK) }
    expect(namesIn(purpose, twice)).toContain('occurrence')
  }
})

test('a booking does not ask for a clock that is in no doubt, and asks for the guardian of a child', () => {
  const clear = { birthDate: '2015-01-01', birthTime: '06:00', ...at(NEW_DELHI) }

  expect(namesIn('booking', clear)).not.toContain('clock')
  expect(namesIn('booking', clear)).toContain('guardian')
  expect(namesIn('desk', clear)).not.toContain('guardian')
})

test('two births in one form have no name in common', () => {
  const one = namesIn('chart', IN_DOUBT, 'one-')

  expect(one).toContain('one-birthDate')
  expect(one.filter((name) => !name.startsWith('one-'))).toEqual([])
})

test('every problem of a chart has a text', () => {
  const { errors } = birthProblemProps({
    problems: { birthDate: 'missing', birthTime: 'invalid', latitude: 'invalid', timeZone: 'invalid' },
    choices: [],
  })

  expect(Object.values(errors).every((text) => text !== undefined && text !== '')).toBe(true)
  expect(Object.keys(errors).toSorted()).toEqual(['birthDate', 'birthPlace', 'birthTime', 'latitude', 'timeZone'])
})
