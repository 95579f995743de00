import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CouponTerms } from '#domain/content/offers.ts'
import { paiseFrom, rupees } from '#domain/money.ts'
import { bookingPrice, consultationPrice, RETURNING_DISCOUNT } from './pricing.ts'

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

describe('a coupon', () => {
  const consultation = { type: 'consultation', listedPrice: rupees(1_001) } as const
  const percent = (percentOff: number): CouponTerms => ({ code: 'DIWALI', percentOff, amountOff: null })
  const amount = (off: number): CouponTerms => ({ code: 'DIWALI', percentOff: null, amountOff: rupees(off) })

  test('a coupon takes percent off, rounded down to a whole rupee', () => {
    expect(bookingPrice(consultation, { discountPercent: 0, coupon: percent(15) })).toEqual({
      listed: rupees(1_001),
      discounts: [{ kind: 'coupon', label: 'coupon:DIWALI', amount: rupees(151) }],
      amount: rupees(850),
    })
  })

  test('a coupon takes rupees off once, however many questions are asked', () => {
    const price = bookingPrice(consultation, { discountPercent: 0, coupon: amount(500), count: 3 })
    expect(price.amount).toBe(rupees(2_503))
  })

  test('a coupon may take off everything, and never more', () => {
    expect(bookingPrice(consultation, { discountPercent: 0, coupon: percent(100) }).amount).toBe(0)
    expect(bookingPrice(consultation, { discountPercent: 0, coupon: amount(5_000) }).amount).toBe(0)
  })

  test('a coupon is not added to the discount of a returning client: the better of both applies', () => {
    const returning = (coupon: CouponTerms) => bookingPrice(consultation, { discountPercent: 30, coupon }).discounts
    expect(returning(percent(50))).toEqual([{ kind: 'coupon', label: 'coupon:DIWALI', amount: rupees(501) }])
    expect(returning(percent(10))).toEqual([{ kind: 'returning', label: 'returning-client', amount: rupees(301) }])
    // A use of the coupon is not wasted.
    expect(returning(percent(30))).toMatchObject([{ kind: 'returning' }])
  })

  test('a coupon reduces a course, which has no discount for returning clients', () => {
    const course = { type: 'course', listedPrice: rupees(2_999) } as const
    expect(bookingPrice(course, { discountPercent: 30, coupon: amount(999) }).amount).toBe(rupees(2_000))
    expect(bookingPrice(course, { discountPercent: 30 }).discounts).toEqual([])
  })

  test('a coupon keeps listed price, discounts and amount in balance', () => {
    const coupons = fc.oneof(
      fc.integer({ min: 1, max: 100 }).map(percent),
      fc.integer({ min: 1, max: 1_000_000 }).map(amount),
      fc.constant(undefined),
    )
    const prices = fc.integer({ min: 1, max: 100_000_000 })
    fc.assert(
      fc.property(prices, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 10 }), coupons, (...sample) => {
        const [listed, discountPercent, count, coupon] = sample
        const service = { type: 'consultation', listedPrice: paiseFrom(listed) } as const
        const price = bookingPrice(service, { discountPercent, coupon, count })
        const discounts = price.discounts.reduce((sum, line) => sum + line.amount, 0)

        expect(price.listed).toBe(listed * count)
        expect(price.amount).toBe(price.listed - discounts)
        expect(price.amount).toBeGreaterThanOrEqual(0)
        expect(price.discounts.length).toBeLessThanOrEqual(1)
      }),
    )
  })
})
