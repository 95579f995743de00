import { expect, test } from 'vitest'
import { STANDARD_EMAIL_TEXTS } from '#content/emails/subjects-and-openings.ts'
import { EDITABLE_EMAILS, emailSections, filledText, missingParts, unknownPlaceholders } from './email-texts.ts'

test('fills in the placeholders of the standard text', () => {
  expect(
    filledText(STANDARD_EMAIL_TEXTS.enrolled, undefined, { course: 'Pradhamika', level: 'Basic', practice: 'Surya' }),
  ).toEqual({
    subject: 'Welcome to Pradhamika',
    opening: 'You are enrolled in Pradhamika (Basic). We are happy to have you with us.',
  })
})

test('replaces only the part that the practice has written', () => {
  const own = { opening: 'Namaste from {practice}.' }

  expect(filledText(STANDARD_EMAIL_TEXTS['session-link'], own, { code: 'MU1', practice: 'Surya' })).toEqual({
    subject: 'Your meeting link for session MU1',
    opening: 'Namaste from Surya.',
  })
})

test('does not fill in placeholders inside a value', () => {
  const text = filledText(STANDARD_EMAIL_TEXTS['booking-received'], undefined, { code: '{service}', service: 'Prasna' })

  expect(text.subject).toBe('Booking received: {service}')
})

test('finds placeholders that an email does not know', () => {
  expect(unknownPlaceholders('enrolled', '{course} {code} {practice} {}')).toEqual(['code', ''])
})

test.each(EDITABLE_EMAILS)('the standard text of %s has only known placeholders', (kind) => {
  const { subject, opening } = STANDARD_EMAIL_TEXTS[kind]

  expect(unknownPlaceholders(kind, subject + opening)).toEqual([])
})

test('splits a text into paragraphs and the parts that it places', () => {
  expect(emailSections('Namaste.\nA second line.\n\n{details}\n{button}\nSee you, {more} or less.')).toEqual([
    { text: 'Namaste.\nA second line.' },
    { part: 'details', text: '{details}' },
    { part: 'button', text: '{button}' },
    { text: 'See you, {more} or less.' },
  ])
})

test.each([
  ['booking-received', 'Only an opening.', []],
  ['booking-received', 'Hello.\n\n{details}', ['button', 'more']],
  ['booking-received', '{more}\n{button}\n{details}\nGoodbye.', []],
  ['session-link', '{details}\n{button}', []],
  ['payment-rejected', '{details}\n{button}', ['more']],
] as const)('the text of %s must place all needed parts or none: %j', (kind, text, missing) => {
  expect(missingParts(kind, text)).toEqual(missing)
})
