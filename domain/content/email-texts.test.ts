import { expect, test } from 'vitest'
import { EDITABLE_EMAILS, emailTextFor, STANDARD_EMAIL_TEXTS, unknownPlaceholders } from './email-texts.ts'

test('fills in the placeholders of the standard text', () => {
  expect(emailTextFor('enrolled', {}, { course: 'Pradhamika', level: 'Basic', practice: 'Surya' })).toEqual({
    subject: 'Welcome to Pradhamika',
    opening: 'You are enrolled in Pradhamika (Basic). We are happy to have you with us.',
  })
})

test('replaces only the part that the practice has written', () => {
  const own = { 'session-link': { opening: 'Namaste from {practice}.' } }

  expect(emailTextFor('session-link', own, { code: 'MU1', practice: 'Surya' })).toEqual({
    subject: 'Your meeting link for session MU1',
    opening: 'Namaste from Surya.',
  })
})

test('does not fill in placeholders inside a value', () => {
  const text = emailTextFor('booking-received', {}, { code: '{service}', service: 'Prasna' })

  expect(text.subject).toBe('Booking received: {service}')
})

test('finds placeholders that an email does not know', () => {
  expect(unknownPlaceholders('enrolled', '{course} {code} {practice} {}')).toEqual(['code', ''])
})

test.each(EDITABLE_EMAILS)('the standard text of %s has only known placeholders', (kind) => {
  const { subject, opening } = STANDARD_EMAIL_TEXTS[kind]

  expect(unknownPlaceholders(kind, subject + opening)).toEqual([])
})
