import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paiseFrom, rupees } from '#domain/money.ts'
import { consultationPrice, RETURNING_DISCOUNT } from './pricing.ts'

test.each([
  [151, 105],
  [1_001, 700],
  [3_001, 2_100],
])('C15: a returning client pays less for a consultation of ₹%i: ₹%i', (listed, discounted) => {
  expect(consultationPrice(rupees(listed), { discountPercent: RETURNING_DISCOUNT })).toBe(rupees(discounted))
})

test('a new client pays the listed price', () => {
  expect(consultationPrice(rupees(151), { discountPercent: 0 })).toBe(rupees(151))
})

test('the discount is at least 30% and always a whole number of rupees', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (listed) => {
      const price = consultationPrice(paiseFrom(listed), { discountPercent: RETURNING_DISCOUNT })

      expect(price % 100).toBe(0)
      // In whole numbers, because 0.7 has no exact binary form.
      expect(price * 10).toBeLessThanOrEqual(listed * 7)
      expect(price * 10).toBeGreaterThan(listed * 7 - 1_000)
    }),
  )
})

test('the discount is the one that the practice has set', () => {
  expect(consultationPrice(rupees(1_001), { discountPercent: 15 })).toBe(rupees(850))
})
