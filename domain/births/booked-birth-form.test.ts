import { expect, test } from 'vitest'
import { NEW_DELHI } from '#test/factories/places.ts'
import {
  type BookedBirthTexts,
  birthQuestions,
  birthToDraw,
  FOR_ME,
  FOR_SOMEONE_NEW,
  intakeIn,
  NO_BIRTH_TEXTS,
} from './booked-birth-form.ts'
import { placeLabel } from './places.ts'

const MUMBAI = { name: 'Mumbai', region: 'Maharashtra', country: 'India', lat: 19.0728, lon: 72.8826 }
const at = (place: object) => {
  const zoned = { ...NEW_DELHI, ...place }
  return { birthPlace: placeLabel(zoned), place: JSON.stringify(zoned) }
}
const typed = (changes: Partial<BookedBirthTexts & { forWhom: string }> = {}) => ({
  ...NO_BIRTH_TEXTS,
  forWhom: FOR_ME,
  birthDate: '1990-02-28',
  birthTime: '04:45',
  ...at(NEW_DELHI),
  ...changes,
})

test('keeps a part of the day as such, and calls an empty time unknown', () => {
  expect(intakeIn(typed({ timeKnown: 'morning' })).timeKnown).toBe('morning')
  expect(intakeIn(typed({ birthTime: '' })).timeKnown).toBe('unknown')
  expect(intakeIn(typed({ timeKnown: 'whenever' })).timeKnown).toBe('exact')
})

test('drops a chosen place once another name is typed', () => {
  expect(intakeIn(typed()).place).toEqual(NEW_DELHI)
  expect(intakeIn(typed({ birthPlace: 'Pune' })).place).toBeNull()
})

test('asks for the name of someone else, and for no name of the client', () => {
  expect(birthQuestions(typed({ forWhom: FOR_SOMEONE_NEW }))).toEqual({ forName: 'missing' })
  expect(birthQuestions(typed({ forWhom: FOR_SOMEONE_NEW, forName: 'Lakshmi' }))).toEqual({})
  expect(intakeIn(typed({ forName: 'Lakshmi' })).name).toBeNull()
})

test('asks which clock is meant only where it is in doubt and a time is known', () => {
  const bombay = typed({ birthDate: '1950-01-01', ...at(MUMBAI) })

  expect(birthQuestions(bombay)).toEqual({ clock: 'missing' })
  expect(birthQuestions({ ...bombay, timeKnown: 'evening' })).toEqual({})
  expect(birthQuestions({ ...bombay, clock: 'bombay' })).toEqual({})
  expect(birthQuestions({ ...bombay, clock: 'own' })).toEqual({ ownOffset: 'invalid' })
  expect(birthQuestions(typed({ birthDate: '1943-01-01' }))).toEqual({})
})

test('asks which of two hours is meant where the clocks were changed', () => {
  const place = { name: 'New York City', lat: 40.7143, lon: -74.006, timeZone: 'America/New_York' }
  const twice = typed({ birthDate: '2005-10-30', birthTime: '01:30', ...at(place) })

  expect(birthQuestions(twice)).toEqual({ occurrence: 'missing' })
  expect(birthToDraw(twice)).toBeUndefined()
  expect(birthToDraw({ ...twice, occurrence: 'second' })).toMatchObject({ occurrence: 'second' })
})
