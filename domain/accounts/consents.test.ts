import { expect, test } from 'vitest'
import { CONSENT_TEXT_VERSIONS, termsQuestion } from './consents.ts'

test('asks again after the text has changed', () => {
  expect(termsQuestion({ agreedVersion: '2026-01-01', isClient: true })).toBe('changed')
  expect(termsQuestion({ agreedVersion: '2026-01-01', isClient: false })).toBe('changed')
})

test('does not ask twice about one version', () => {
  const agreedVersion = CONSENT_TEXT_VERSIONS['terms-and-privacy']
  expect(termsQuestion({ agreedVersion, isClient: true })).toBeUndefined()
})

test('asks a client who has never agreed, but not the staff who set up the practice', () => {
  expect(termsQuestion({ agreedVersion: null, isClient: true })).toBe('first-time')
  expect(termsQuestion({ agreedVersion: null, isClient: false })).toBeUndefined()
})
