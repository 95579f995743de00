import { expect, test } from 'vitest'
import { detailText } from './audit-text.ts'

test('shows a changed price in rupees, from the old to the new value', () => {
  const details = { price: { to: 17_500, from: 15_100 }, fields: ['price', 'title'] }

  expect(detailText(details)).toBe('price from ₹151 to ₹175 · fields price, title')
})

test('shows roles, numbers and booleans unchanged', () => {
  expect(detailText({ role: 'admin', count: 3, isRetired: true })).toBe('role admin · count 3 · isRetired true')
  expect(detailText({ to: 'b', from: 'a', kind: 'personal' })).toBe('from a to b · kind personal')
  expect(detailText({})).toBe('')
})

test('treats an incomplete change as a plain detail', () => {
  expect(detailText({ from: '2026-11-16' })).toBe('from 2026-11-16')
})
