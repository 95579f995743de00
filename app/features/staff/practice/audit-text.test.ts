import { expect, test } from 'vitest'
import { detailText } from './audit-text.ts'

test('shows a changed price in rupees, from the old to the new value', () => {
  const details = { price: { to: 17_500, from: 15_100 }, fields: ['price', 'title'] }

  expect(detailText(details)).toBe('price from ₹151 to ₹175 · fields price, title')
})

test('names details in plain words', () => {
  expect(detailText({ role: 'admin', count: 3, isRetired: true })).toBe('role admin · count 3 · retired yes')
  expect(detailText({ amount: 70_000, seesOnlyOwn: false })).toBe('amount ₹700 · sees only own no')
  expect(detailText({ to: 'b', from: 'a', kind: 'personal' })).toBe('from a to b · kind personal')
  expect(detailText({})).toBe('')
})

test('treats an incomplete change as a plain detail', () => {
  expect(detailText({ from: '2026-11-16' })).toBe('from Nov 16, 2026')
})
