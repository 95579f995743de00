import { expect, test } from 'vitest'
import { recordOf } from '#domain/record-of.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { BIRTH_FIELDS, type BirthValues, latestBirthYear, readBirthForm, readOffset } from './birth-form.ts'
import { placeLabel } from './places.ts'

const EMPTY: BirthValues = recordOf(BIRTH_FIELDS, () => '')
const read = (values: Partial<BirthValues>) => readBirthForm({ ...EMPTY, ...values })
const CHOSEN = { birthPlace: placeLabel(NEW_DELHI), place: JSON.stringify(NEW_DELHI) }

test('accepts a date alone', () => {
  expect(read({ birthDate: '1990-05-17' })).toEqual({
    ok: true,
    value: {
      birth: {
        fullName: '',
        date: '1990-05-17',
        time: null,
        place: null,
        clock: 'standard',
        ownOffsetSeconds: null,
        occurrence: null,
      },
      typedPlace: null,
    },
  })
})

test('refuses a missing date, an invalid one, and one outside 1900 to 2100', () => {
  expect(read({})).toEqual({ ok: false, refusal: { birthDate: 'date-missing' } })
  for (const birthDate of ['1899-12-31', '1990-02-31', '2101-01-01', 'yesterday']) {
    expect(read({ birthDate })).toEqual({ ok: false, refusal: { birthDate: 'date-invalid' } })
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
  const found = readBirthForm({ ...EMPTY, ...point }, () => 'Asia/Kolkata')

  expect(given.ok && given.value.birth.place).toMatchObject({ name: 'A farm', lat: 18.5, timeZone: 'Asia/Kolkata' })
  expect(found.ok && found.value.birth.place?.timeZone).toBe('Asia/Kolkata')
  expect(read({ ...point, timeZone: 'Asia/Nowhere' })).toEqual({ ok: false, refusal: { timeZone: 'zone-unknown' } })
  expect(read({ ...point, latitude: '95' })).toEqual({ ok: false, refusal: { latitude: 'coordinates-invalid' } })
  expect(read({ ...point, longitude: '' })).toEqual({ ok: false, refusal: { latitude: 'coordinates-invalid' } })
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
