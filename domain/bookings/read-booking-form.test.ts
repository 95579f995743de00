import fc from 'fast-check'
import { expect, test } from 'vitest'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import { type BookingField, type BookingFormValues, EMPTY_BOOKING_FORM } from './booking-form.ts'
import { LONGEST_NOTES } from './booking-limits.ts'
import { readBookingForm } from './read-booking-form.ts'

const TODAY = '2026-11-16'
const NO_INTAKE = { intakeQuestions: [], asksLifeEvents: false }
const TEN = '2026-11-20T04:30:00.000Z'
const FULL = {
  service: {
    type: 'consultation',
    isPrasna: false,
    needsQuestion: false,
    needsBirthTime: true,
    isPerQuestion: false,
    ...NO_INTAKE,
  },
  today: TODAY,
} as const
const PRASNA = {
  service: {
    type: 'consultation',
    isPrasna: true,
    needsQuestion: true,
    needsBirthTime: true,
    isPerQuestion: false,
    ...NO_INTAKE,
  },
  today: TODAY,
} as const
const COURSE = {
  service: {
    type: 'course',
    isPrasna: false,
    needsQuestion: false,
    needsBirthTime: true,
    isPerQuestion: false,
    ...NO_INTAKE,
  },
  today: TODAY,
} as const

const form = (changes: Partial<BookingFormValues> = {}): BookingFormValues => ({
  ...EMPTY_BOOKING_FORM,
  fullName: 'Asha Rao',
  phone: '+91 98765 43210',
  bookingDate: '2026-11-20',
  preferredTime: TEN,
  forWhom: 'me',
  birthDate: '1990-02-28',
  birthTime: '04:45',
  birthPlace: 'Mysuru',
  currentLocation: '12.2958, 76.6394',
  consent: 'on',
  timeZone: 'Asia/Kolkata',
  ...changes,
})

const REQUIRED = [
  'fullName',
  'phone',
  'bookingDate',
  'preferredTime',
  'birthDate',
  'birthTime',
  'birthPlace',
  'currentLocation',
  'consent',
] as const satisfies BookingField[]

test('reads a complete form', () => {
  expect(readBookingForm(form({ notes: ' Will I move? ' }), FULL)).toEqual({
    ok: true,
    value: {
      details: {
        fullName: 'Asha Rao',
        phone: '+91 98765 43210',
        birthDate: '1990-02-28',
        birthTime: '04:45',
        birthPlace: 'Mysuru',
        currentLocation: '12.2958, 76.6394',
        questions: null,
        intake: {
          name: null,
          timeKnown: 'exact',
          place: null,
          ...USUAL_CONTEXT,
        },
        answers: [],
        lifeEvents: [],
      },
      notes: 'Will I move?',
      pass: '',
      coupon: '',
      timeZone: 'Asia/Kolkata',
      isForChild: false,
      savesBirth: false,
      questionCount: 1,
      slot: { startsAt: new Date(TEN), astrologerId: undefined },
      startDate: undefined,
    },
  })
})

test('I10: rejects a birth date under 18 unless a parent or guardian confirms the booking', () => {
  const child = { birthDate: '2012-05-01' }

  expect(readBookingForm(form(child), FULL)).toEqual({ ok: false, refusal: { guardian: 'missing' } })
  expect(readBookingForm(form({ ...child, guardian: 'on' }), FULL)).toMatchObject({
    ok: true,
    value: { isForChild: true, details: { birthDate: '2012-05-01' } },
  })
})

test('reports all problems at once, also those that compare two fields', () => {
  const wrong = form({ fullName: '', bookingDate: '2026-11-15', birthDate: '2012-05-01' })

  expect(readBookingForm(wrong, FULL)).toEqual({
    ok: false,
    refusal: { fullName: 'missing', bookingDate: 'invalid', guardian: 'missing' },
  })
})

test('C13: names every required field that is empty, blank or invisible', () => {
  const nothing = fc.constantFrom('', '   ', '\u200b', '\u00a0\ufeff', '\t\n')
  fc.assert(
    fc.property(fc.constantFrom(...REQUIRED), nothing, (field, text) => {
      const read = readBookingForm(form({ [field]: text }), FULL)
      expect(read).toEqual({ ok: false, refusal: { [field]: 'missing' } })
    }),
  )
})

test.each([
  ['birthDate', '2026-11-17'],
  ['birthDate', '1899-12-31'],
  ['birthDate', '1990-02-31'],
  ['birthTime', '24:00'],
  ['birthTime', '25:61'],
  ['bookingDate', '2026-11-15'],
  ['bookingDate', '2027-02-29'],
  ['phone', 'call me'],
] as const)('C14, C8: %s cannot be %s', (field, text) => {
  expect(readBookingForm(form({ [field]: text }), FULL)).toEqual({ ok: false, refusal: { [field]: 'invalid' } })
})

test('C12: Prasna requires name, phone, place and the question only, and saves no birth', () => {
  const notes = 'Will I move?'
  const bare = form({ notes, bookingDate: '', preferredTime: '', birthDate: '', birthTime: '', birthPlace: '' })

  const sentAnyway = readBookingForm(form({ notes }), PRASNA)

  expect(readBookingForm(bare, PRASNA)).toEqual(sentAnyway)
  expect(sentAnyway).toMatchObject({
    ok: true,
    value: { slot: undefined, details: { birthDate: null, birthTime: null, birthPlace: null } },
  })
  expect(readBookingForm({ ...bare, currentLocation: ' ' }, PRASNA)).toEqual({
    ok: false,
    refusal: { currentLocation: 'missing' },
  })
})

test('a course requires a start date and who enrolls, and takes no hour', () => {
  const short = form({ preferredTime: '', birthDate: '', birthTime: '', birthPlace: '' })

  expect(readBookingForm(short, COURSE)).toMatchObject({
    ok: true,
    value: {
      slot: undefined,
      startDate: '2026-11-20',
      details: { birthDate: null, birthTime: null, birthPlace: null },
    },
  })
  expect(readBookingForm({ ...short, preferredTime: '10-11' }, COURSE)).toEqual(readBookingForm(short, COURSE))
  for (const field of ['bookingDate', 'fullName', 'phone', 'currentLocation', 'consent'] as const) {
    expect(readBookingForm({ ...short, [field]: '' }, COURSE)).toEqual({ ok: false, refusal: { [field]: 'missing' } })
  }
})

test('a course accepts some birth details and checks those it gets', () => {
  const read = (changes: Partial<BookingFormValues>) =>
    readBookingForm(form({ birthDate: '', birthTime: '', birthPlace: '', ...changes }), COURSE)

  expect(read({ birthPlace: 'Mysuru' })).toMatchObject({ ok: true, value: { details: { birthPlace: 'Mysuru' } } })
  expect(read({ birthTime: '25:00' })).toEqual({ ok: false, refusal: { birthTime: 'invalid' } })
  expect(read({ birthDate: '1990-02-31' })).toEqual({ ok: false, refusal: { birthDate: 'invalid' } })
  expect(read({ birthDate: '2012-05-01' })).toEqual({ ok: false, refusal: { guardian: 'missing' } })
})

test.each([
  ['2026-11-16', undefined],
  ['2027-11-16', undefined],
  ['2026-11-15', 'invalid'],
  ['2027-11-17', 'invalid'],
])('a course that starts on %s is %s', (bookingDate, problem) => {
  const read = readBookingForm(form({ bookingDate }), COURSE)
  expect(read.ok ? undefined : read.refusal.bookingDate).toBe(problem)
})

test('accepts a form without a time of birth for a package that does not need it', () => {
  const untimed = { ...FULL, service: { ...FULL.service, needsBirthTime: false } }

  expect(readBookingForm(form({ birthTime: ' ' }), untimed)).toMatchObject({
    ok: true,
    value: { details: { birthDate: '1990-02-28', birthTime: null, birthPlace: 'Mysuru' } },
  })
  expect(readBookingForm(form(), untimed)).toMatchObject({ ok: true, value: { details: { birthTime: '04:45' } } })
  expect(readBookingForm(form({ birthTime: '25:61' }), untimed)).toEqual({
    ok: false,
    refusal: { birthTime: 'invalid' },
  })
})

test('asks for the name of someone else, and for no name of the client', () => {
  const nameOf = (changes: Partial<BookingFormValues>) => {
    const read = readBookingForm(form(changes), FULL)
    return read.ok ? read.value.details.intake?.name : read.refusal
  }

  expect(nameOf({ forWhom: 'new' })).toEqual({ forName: 'missing' })
  expect(nameOf({ forWhom: 'new', forName: 'Lakshmi' })).toBe('Lakshmi')
  expect(nameOf({ forName: 'Lakshmi' })).toBeNull()
})

test('limits the length of notes', () => {
  expect(readBookingForm(form({ notes: 'a'.repeat(LONGEST_NOTES) }), FULL).ok).toBe(true)
  expect(readBookingForm(form({ notes: 'a'.repeat(LONGEST_NOTES + 1) }), FULL)).toEqual({
    ok: false,
    refusal: { notes: 'too-long' },
  })
})

test('handles any input, and accepts only lines without invisible characters', () => {
  const typed = fc.record(
    Object.fromEntries(REQUIRED.map((field) => [field, fc.string({ unit: 'binary', maxLength: 300 })])) as Record<
      (typeof REQUIRED)[number],
      fc.Arbitrary<string>
    >,
  )
  fc.assert(
    fc.property(typed, (texts) => {
      const read = readBookingForm(form({ ...texts, phone: '9876543210', consent: 'on' }), PRASNA)
      if (read.ok) expect(read.value.details.currentLocation).not.toMatch(/[\n\u200b]/)
      else expect(Object.keys(read.refusal).length).toBeGreaterThan(0)
    }),
  )
})

test('a Prasna without a question is refused beside its field, unless staff leave it for later', () => {
  const empty = form({ notes: ' \n ', fullName: '' })
  const later = { ...PRASNA, service: { ...PRASNA.service, needsQuestion: false } }

  expect(readBookingForm(empty, PRASNA)).toEqual({ ok: false, refusal: { fullName: 'missing', notes: 'missing' } })
  expect(readBookingForm({ ...empty, fullName: 'Asha' }, later)).toMatchObject({ ok: true, value: { notes: '' } })
})
