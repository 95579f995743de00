import { expect, test } from 'vitest'
import { REFUND_POLICY, refundText } from './refund-policy.ts'

test('states the refund rules with the figures of the rules', () => {
  expect(REFUND_POLICY.consultation).toBe(
    'Full refund if you cancel within 24 hours of booking and before the session. You can move your session twice.',
  )
  expect(REFUND_POLICY.course).toBe('Full refund within 7 days if you have opened less than 20% of the course.')
})

test('says when a refund arrives, by which day, and what it waits for', () => {
  expect(refundText('₹700', { isUnconfirmed: false })).toBe(
    "We'll refund ₹700 to the account you paid from within 7 to 15 business days.",
  )
  expect(refundText('₹700', { by: 'December 7, 2026', isUnconfirmed: true })).toBe(
    "We'll refund ₹700 to the account you paid from within 7 to 15 business days (by December 7, 2026 at the latest), once your payment is confirmed.",
  )
})
