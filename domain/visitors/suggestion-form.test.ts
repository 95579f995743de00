import { expect, test } from 'vitest'
import { LONGEST_DETAILS, LONGEST_TOPIC } from './form-limits.ts'
import { readSuggestionForm } from './suggestion-form.ts'

const FORM = { topic: 'Lectures on Ashtakavarga', link: '', details: '', email: '' }

test('a suggestion requires a topic only', () => {
  expect(readSuggestionForm(FORM)).toEqual({
    ok: true,
    value: { topic: 'Lectures on Ashtakavarga', link: null, details: null, email: null },
  })
  expect(readSuggestionForm({ ...FORM, topic: ' \u200b' })).toEqual({ ok: false, refusal: { topic: 'missing' } })
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'https://bank@evil.example/',
  'not a link',
])('a suggestion rejects the link %j', (link) => {
  expect(readSuggestionForm({ ...FORM, link })).toEqual({ ok: false, refusal: { link: 'invalid' } })
})

test('a suggestion accepts an ordinary web address', () => {
  expect(readSuggestionForm({ ...FORM, link: ' https://example.com/lectures ' })).toMatchObject({
    value: { link: 'https://example.com/lectures' },
  })
})

test('a suggestion has a limited length', () => {
  const form = {
    ...FORM,
    topic: 't'.repeat(LONGEST_TOPIC + 1),
    details: 'd'.repeat(LONGEST_DETAILS + 1),
    email: 'nobody',
  }

  expect(readSuggestionForm(form)).toEqual({
    ok: false,
    refusal: { topic: 'too-long', details: 'too-long', email: 'invalid' },
  })
})
