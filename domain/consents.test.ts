import { expect, test } from 'vitest'
import { CONSENT_TEXT_VERSIONS, isAskedAgain } from './consents.ts'

test('whoever agreed to an older wording is asked again', () => {
  expect(isAskedAgain('2026-01-01')).toBe(true)
})

test('nobody is asked twice about one wording', () => {
  expect(isAskedAgain(CONSENT_TEXT_VERSIONS['terms-and-privacy'])).toBe(false)
})

test('an account that was made without a tick is not asked', () => {
  expect(isAskedAgain(undefined)).toBe(false)
})
