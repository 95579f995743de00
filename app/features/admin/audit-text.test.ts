import { expect, test } from 'vitest'
import { detailText } from './audit-text.ts'

test('a changed price is read in rupees, from what it was to what it is', () => {
  const details = { price: { to: 17_500, from: 15_100 }, fields: ['price', 'title'] }

  expect(detailText(details)).toBe('price from ₹151 to ₹175 · fields price, title')
})

test('a role, a number and a yes are read as they are', () => {
  expect(detailText({ role: 'admin', count: 3, isRetired: true })).toBe('role admin · count 3 · isRetired true')
  expect(detailText({ to: 'b', from: 'a', kind: 'personal' })).toBe('from a to b · kind personal')
  expect(detailText({})).toBe('')
})

test('half of a change is a fact like any other', () => {
  expect(detailText({ from: '2026-11-16' })).toBe('from 2026-11-16')
})
