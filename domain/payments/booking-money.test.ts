import { describe, expect, test } from 'vitest'
import { CLAIMED, UNPAID, VERIFIED } from '#domain/bookings/booking-states.ts'
import { paiseFrom, rupees } from '#domain/money.ts'
import { bookingMoney, isPartPaid, type MoneyFacts } from './booking-money.ts'

const PRICE = rupees(3001)

function facts(given: Partial<MoneyFacts>): MoneyFacts {
  return {
    ...UNPAID,
    paymentMethod: 'upi',
    price: PRICE,
    balance: PRICE,
    checking: rupees(0),
    refunded: rupees(0),
    ...given,
  }
}

test.each([
  ['unpaid', {}],
  ['checking', { ...CLAIMED, checking: PRICE }],
  ['asked', { ...CLAIMED, paymentMethod: 'session' }],
  ['at-session', { ...VERIFIED, paymentMethod: 'session' }],
  ['part-paid', { ...VERIFIED, balance: paiseFrom(200_050) }],
  ['part-paid', { balance: paiseFrom(200_050) }],
  ['checking', { ...VERIFIED, balance: paiseFrom(200_050), checking: paiseFrom(200_050) }],
  ['paid', { ...VERIFIED, balance: rupees(0) }],
  ['paid', { ...VERIFIED, balance: rupees(-500) }],
  ['unpaid', { ...VERIFIED }],
  ['free', { ...VERIFIED, price: rupees(0), balance: rupees(0) }],
] as const)('the money of a live booking is %s', (state, given) => {
  expect(bookingMoney(facts(given)).state).toBe(state)
})

describe('the money of a cancelled booking', () => {
  const cancelled = (given: Partial<MoneyFacts>) =>
    bookingMoney(facts({ status: 'cancelled', price: rupees(0), balance: rupees(0), ...given })).state

  test.each([
    ['none', {}],
    ['checking', { paymentStatus: 'awaiting_verification', checking: PRICE }],
    ['refund-due', { paymentStatus: 'paid', balance: rupees(-3001) }],
    ['refund-due', { paymentStatus: 'paid', balance: rupees(-2001), refunded: rupees(1000) }],
    ['refunded', { paymentStatus: 'paid', refunded: rupees(3001) }],
    ['retained', { paymentStatus: 'paid', price: rupees(1000) }],
  ] as const)('the money of a cancelled booking is %s', (state, given) => {
    expect(cancelled(given)).toBe(state)
  })
})

test('what is being checked is not due', () => {
  const money = bookingMoney(facts({ ...VERIFIED, balance: paiseFrom(200_050), checking: paiseFrom(200_050) }))

  expect(money).toMatchObject({ received: 100_050, due: 0, checking: 200_050, owed: 0 })
  expect(isPartPaid(money)).toBe(true)
})

test('what was paid too much is received, and owed to the client', () => {
  const money = bookingMoney(facts({ ...VERIFIED, balance: rupees(-500) }))

  expect(money).toMatchObject({ received: rupees(3501), due: 0, owed: rupees(500) })
  expect(isPartPaid(money)).toBe(false)
})
