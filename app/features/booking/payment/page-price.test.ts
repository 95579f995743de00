import { expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import { pagePrice } from './page-price.ts'

const page = { service: { type: 'consultation' }, price: { listed: rupees(151), discountPercent: 0 } }

test('the price is for the questions asked, and for one if their number is impossible', () => {
  const priceOf = pagePrice(page as Parameters<typeof pagePrice>[0], null)

  expect(priceOf(3).amount).toBe(rupees(453))
  for (const count of [0, -1, 1.5, Number.NaN, 11, 1e21]) expect(priceOf(count).amount).toBe(rupees(151))
})
