import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBirthDetails } from './birth-details.ts'

test('reads the shape of a booking form', () => {
  const stored = {
    birth_date: '1990-02-28',
    birth_time: '04:45:00',
    birth_place: 'Mysuru',
    full_name: 'Asha Rao',
    phone: '98765 43210',
    current_location: '12.2958, 76.6394',
    captured_at_local: '2024-01-01T10:00:00',
  }

  expect(readBirthDetails(stored)).toEqual({
    fullName: 'Asha Rao',
    phone: '98765 43210',
    birthDate: '1990-02-28',
    birthTime: '04:45',
    birthPlace: 'Mysuru',
    currentLocation: '12.2958, 76.6394',
    questions: null,
    intake: null,
    answers: [],
    lifeEvents: [],
  })
})

test('reads the shape of the astrologer’s screen', () => {
  const stored = { dateOfBirth: '1990-02-28', timeOfBirth: '04:45', placeOfBirth: 'Mysuru', questions: 'Will I move?' }

  expect(readBirthDetails(stored)).toMatchObject({
    birthDate: '1990-02-28',
    birthTime: '04:45',
    birthPlace: 'Mysuru',
    questions: 'Will I move?',
    fullName: null,
  })
})

test('drops a date or time that does not exist', () => {
  expect(readBirthDetails({ birthDate: '1990-02-31', birthTime: '25:61' })).toMatchObject({
    birthDate: null,
    birthTime: null,
  })
})

test('reading any value twice gives the same result as reading it once', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const read = readBirthDetails(value)
      if (read !== undefined) expect(readBirthDetails(read)).toEqual(read)
    }),
  )
})
