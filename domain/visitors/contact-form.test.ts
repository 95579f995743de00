import { expect, test } from 'vitest'
import { type ContactFormValues, readContactForm } from './contact-form.ts'
import { LONGEST_MESSAGE, LONGEST_SUBJECT } from './form-limits.ts'

const FORM: ContactFormValues = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '',
  subject: 'A question about Pradhamika',
  message: 'When does the next course begin?',
  inquiryType: '',
}

test('a contact form with only the required fields is a general message without a phone', () => {
  expect(readContactForm(FORM)).toEqual({
    ok: true,
    value: { ...FORM, phone: null, inquiryType: 'general' },
  })
})

test('a contact form is normalized', () => {
  const form = {
    ...FORM,
    name: ' Asha\u200b  Rao ',
    email: ' asha@EXAMPLE.com',
    subject: 'Two\r\nlines',
    message: 'One\r\n\r\n\r\ntwo',
  }

  expect(readContactForm(form)).toMatchObject({
    value: { name: 'Asha Rao', email: 'asha@example.com', subject: 'Two lines', message: 'One\n\ntwo' },
  })
})

test('a contact form names every required field that is blank, invisible or absent', () => {
  const blank = { ...FORM, name: '\u200b\u200b', email: ' ', subject: '', message: ' \n ' }

  expect(readContactForm(blank)).toEqual({
    ok: false,
    refusal: { name: 'missing', email: 'missing', subject: 'missing', message: 'missing' },
  })
})

test('a contact form names invalid fields', () => {
  const wrong = { ...FORM, email: 'asha@', phone: 'call me', inquiryType: 'complaint' }

  expect(readContactForm(wrong)).toEqual({
    ok: false,
    refusal: { email: 'invalid', phone: 'invalid', inquiryType: 'invalid' },
  })
})

test('a contact form limits the length of subject and message', () => {
  const full = { ...FORM, subject: 's'.repeat(LONGEST_SUBJECT), message: 'm'.repeat(LONGEST_MESSAGE) }

  expect(readContactForm(full).ok).toBe(true)
  expect(readContactForm({ ...full, subject: `${full.subject}s`, message: `${full.message}m` })).toEqual({
    ok: false,
    refusal: { subject: 'too-long', message: 'too-long' },
  })
})
