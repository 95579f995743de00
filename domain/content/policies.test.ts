import { expect, test } from 'vitest'
import { datedPolicies, STANDARD_POLICIES } from './policies.ts'

const TODAY = '2027-02-03'

test('a changed text applies from today, and the other text keeps its date', () => {
  const change = { ...STANDARD_POLICIES, termsAdditions: 'We are closed in May.' }

  expect(datedPolicies(STANDARD_POLICIES, change, TODAY)).toEqual({ ...change, termsSince: TODAY })
})

test('a changed text applies from the date that the admin has set', () => {
  const change = { ...STANDARD_POLICIES, privacyText: '## Who\n\nWe.', privacySince: '2027-03-01' }

  expect(datedPolicies(STANDARD_POLICIES, change, TODAY)).toEqual(change)
})

test('saving without a change leaves the dates', () => {
  expect(datedPolicies(STANDARD_POLICIES, STANDARD_POLICIES, TODAY)).toEqual(STANDARD_POLICIES)
})
