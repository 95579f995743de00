import { expect, test } from 'vitest'
import { recordOf } from '#domain/record-of.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { USUAL_CONTEXT } from './birth.ts'
import {
  BIRTH_FIELDS,
  type BirthTexts,
  type BirthValues,
  birthToDraw,
  latestBirthYear,
  readBirthForm,
  readChartBirth,
  readOffset,
} from './birth-form.ts'
import { NO_BIRTH_TEXTS } from './birth-texts.ts'
import { placeLabel } from './places.ts'

const EMPTY: BirthValues = recordOf(BIRTH_FIELDS, () => '')
const read = (values: Partial<BirthValues>) => readChartBirth({ ...EMPTY, ...values })
const CHOSEN = { birthPlace: placeLabel(NEW_DELHI), place: JSON.stringify(NEW_DELHI) }

const MUMBAI = { name: 'Mumbai', region: 'Maharashtra', country: 'India', lat: 19.0728, lon: 72.8826 }
const at = (place: object) => {
  const zoned = { ...NEW_DELHI, ...place }
  return { birthPlace: placeLabel(zoned), place: JSON.stringify(zoned) }
}
const TODAY = '2026-11-18'
const typed = (changes: BirthTexts = {}) => ({
  ...NO_BIRTH_TEXTS,
  birthDate: '1990-02-28',
  birthTime: '04:45',
  ...at(NEW_DELHI),
  ...changes,
})

const readBooked = (changes: BirthTexts = {}) =>
  readBirthForm(typed(changes), { required: ['birthDate', 'birthPlace'], latest: TODAY, asksClock: true })
const problemsOf = (changes: BirthTexts) => {
  const read = readBooked(changes)
  return read.ok ? {} : read.refusal
}

test('accepts a date alone', () => {
  expect(read({ birthDate: '1990-05-17' })).toEqual({
    ok: true,
    value: {
      birth: {
        fullName: '',
        date: '1990-05-17',
        time: null,
        place: null,
        ...USUAL_CONTEXT,
      },
      typedPlace: null,
    },
  })
})

test('refuses a missing date, an invalid one, and one outside 1900 to 2100', () => {
  expect(read({})).toEqual({ ok: false, refusal: { birthDate: 'missing' } })
  for (const birthDate of ['1899-12-31', '1990-02-31', '2101-01-01', 'yesterday']) {
    expect(read({ birthDate })).toEqual({ ok: false, refusal: { birthDate: 'invalid' } })
  }
})

test('offers five years after the current year in India, which begins before that of UTC', () => {
  expect(latestBirthYear(new Date('2026-12-31T18:29:59Z'))).toBe(2031)
  expect(latestBirthYear(new Date('2026-12-31T18:30:00Z'))).toBe(2032)
})

test('ignores the time field when the time is marked as unknown', () => {
  const known = read({ birthDate: '1990-05-17', birthTime: '06:42' })
  const unknown = read({ birthDate: '1990-05-17', birthTime: '06:42', timeUnknown: 'on' })

  expect(known.ok && known.value.birth.time).toBe('06:42')
  expect(unknown.ok && unknown.value.birth.time).toBeNull()
  expect(read({ birthDate: '1990-05-17', birthTime: '25:61' })).toMatchObject({ ok: false })
})

test('uses the chosen place only while the field contains its name', () => {
  const chosen = read({ birthDate: '1990-05-17', ...CHOSEN })
  const retyped = read({ birthDate: '1990-05-17', ...CHOSEN, birthPlace: 'Pune' })

  expect(chosen.ok && chosen.value.birth.place).toEqual(NEW_DELHI)
  expect(retyped.ok && retyped.value).toMatchObject({ birth: { place: null }, typedPlace: 'Pune' })
})

test('prefers coordinates, with the given or the found time zone', () => {
  const point = { birthDate: '1990-05-17', ...CHOSEN, birthPlace: 'A farm', latitude: '18.5', longitude: '73.8' }
  const given = read({ ...point, timeZone: 'Asia/Kolkata' })
  const found = readChartBirth({ ...EMPTY, ...point }, () => 'Asia/Kolkata')

  expect(given.ok && given.value.birth.place).toMatchObject({ name: 'A farm', lat: 18.5, timeZone: 'Asia/Kolkata' })
  expect(found.ok && found.value.birth.place?.timeZone).toBe('Asia/Kolkata')
  expect(read({ ...point, timeZone: 'Asia/Nowhere' })).toEqual({ ok: false, refusal: { timeZone: 'invalid' } })
  expect(read({ ...point, latitude: '95' })).toEqual({ ok: false, refusal: { latitude: 'invalid' } })
  expect(read({ ...point, longitude: '' })).toEqual({ ok: false, refusal: { latitude: 'invalid' } })
})

test('reads offsets with their sign and seconds', () => {
  expect([readOffset('+05:30'), readOffset('5:53:20'), readOffset('-04:56')]).toEqual([19800, 21200, -17760])
  expect([readOffset(''), readOffset('5'), readOffset('+25:00'), readOffset('+05:99')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('keeps a part of the day as such, and calls an empty time unknown', () => {
  expect(readBooked({ timeKnown: 'morning' })).toMatchObject({ value: { timeKnown: 'morning' } })
  expect(readBooked({ birthTime: '' })).toMatchObject({ value: { timeKnown: 'unknown' } })
  expect(readBooked({ timeKnown: 'whenever' })).toMatchObject({ value: { timeKnown: 'exact' } })
})

test('drops a chosen place once another name is typed', () => {
  expect(readBooked()).toMatchObject({ value: { place: NEW_DELHI } })
  expect(readBooked({ birthPlace: 'Pune' })).toMatchObject({ value: { place: null, birthPlace: 'Pune' } })
})

test('asks which clock is meant only where it is in doubt and a time is known', () => {
  const bombay = { birthDate: '1950-01-01', ...at(MUMBAI) }

  expect(problemsOf(bombay)).toEqual({ clock: 'missing' })
  expect(problemsOf({ ...bombay, timeKnown: 'evening' })).toEqual({})
  expect(problemsOf({ ...bombay, clock: 'bombay' })).toEqual({})
  expect(problemsOf({ ...bombay, clock: 'own' })).toEqual({ ownOffset: 'invalid' })
  expect(problemsOf({ birthDate: '1943-01-01' })).toEqual({})
})

test('asks which of two hours is meant where the clocks were changed', () => {
  const place = { name: 'New York City', lat: 40.7143, lon: -74.006, timeZone: 'America/New_York' }
  const twice = { birthDate: '2005-10-30', birthTime: '01:30', ...at(place) }

  expect(problemsOf(twice)).toEqual({ occurrence: 'missing' })
  expect(birthToDraw(typed(twice), TODAY)).toBeUndefined()
  expect(birthToDraw(typed({ ...twice, occurrence: 'second' }), TODAY)).toMatchObject({ occurrence: 'second' })
})

test('a time is missing only where the form does not say that it is unknown', () => {
  const read = (changes: BirthTexts) =>
    readBirthForm(typed({ birthTime: '', ...changes }), { required: ['birthTime'], latest: TODAY, asksClock: true })

  expect(read({})).toEqual({ ok: false, refusal: { birthTime: 'missing' } })
  expect(read({ timeKnown: 'unknown' }).ok).toBe(true)
})
