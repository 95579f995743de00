import { expect, test } from 'vitest'
import { CONSENT_TEXT_VERSIONS, termsQuestion } from './consents.ts'

test('whoever agreed to an older wording is asked again', () => {
  expect(termsQuestion({ agreedVersion: '2026-01-01', isClient: true })).toBe('changed')
  expect(termsQuestion({ agreedVersion: '2026-01-01', isClient: false })).toBe('changed')
})

test('nobody is asked twice about one wording', () => {
  const agreedVersion = CONSENT_TEXT_VERSIONS['terms-and-privacy']
  expect(termsQuestion({ agreedVersion, isClient: true })).toBeUndefined()
})

test('a client who has never agreed is asked, and who set the practice up is not', () => {
  expect(termsQuestion({ agreedVersion: null, isClient: true })).toBe('first-time')
  expect(termsQuestion({ agreedVersion: null, isClient: false })).toBeUndefined()
})
