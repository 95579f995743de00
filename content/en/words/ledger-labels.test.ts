import { expect, test } from 'vitest'
import { discountText, ledgerText } from './ledger-labels.ts'

test.each([
  ['service:Full Life: a reading', 'Full Life: a reading'],
  ['questions:3:Full: life', 'Full: life (3 questions)'],
  ['booking:MU4TEST', 'Booking MU4TEST'],
  ['pass:2/3', 'Session pass: 2 of 3'],
  ['kept-as-credit', 'Kept as credit'],
  ['', ''],
])('the ledger entry "%s" reads "%s"', (label, text) => {
  expect(ledgerText(label)).toBe(text)
})

test('a discount reads the same whether it was stored as codes or, on an old invoice, as words', () => {
  expect(discountText('returning-client, rounding')).toBe('Returning client, Rounding')
  expect(discountText('Coupon DIWALI, Rounding')).toBe('Coupon DIWALI, Rounding')
  expect(discountText('coupon:DIWALI')).toBe('Coupon DIWALI')
})
