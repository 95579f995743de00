import { expect, test } from 'vitest'
import { withPaymentMethods } from './faq-section.tsx'

test('an answer names the ways to pay that are offered', () => {
  const entries = [
    { id: 1, answer: 'You pay {how to pay} and send us the reference.' },
    { id: 2, answer: 'Yes.' },
  ]

  expect(withPaymentMethods(entries, 'by UPI or by bank transfer')).toEqual([
    { id: 1, answer: 'You pay by UPI or by bank transfer and send us the reference.' },
    { id: 2, answer: 'Yes.' },
  ])
})
