import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paiseFrom, rupees } from '#domain/money.ts'
import { accountSummary } from './account-summary.ts'

const charge = (bookingId: string, amount: number) => ({ kind: 'charge', bookingId, amount: rupees(amount) }) as const
const payment = (bookingId: string | null, amount: number) =>
  ({ kind: 'payment', bookingId, amount: rupees(amount) }) as const

describe('the summary of an account', () => {
  test('keeps what is due, what is owed and credit apart', () => {
    const entries = [charge('a', 1_000), payment('a', 400), charge('b', 500), payment('b', 700), payment(null, 300)]

    expect(accountSummary(entries)).toEqual({
      due: rupees(600),
      owed: rupees(200),
      credit: rupees(300),
      balance: rupees(100),
    })
  })

  test('is all zero without entries', () => {
    expect(accountSummary([])).toEqual({ due: 0, owed: 0, credit: 0, balance: 0 })
  })

  test('always adds up to the balance after the last line', () => {
    const entry = fc.record({
      kind: fc.constantFrom('charge', 'discount', 'payment', 'refund', 'credit'),
      amount: fc.integer({ min: -500_000, max: 500_000 }).map(paiseFrom),
      bookingId: fc.constantFrom('a', 'b', 'c', null),
    })
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const { due, owed, credit, balance } = accountSummary(entries)
        expect(due - owed - credit).toBe(balance)
      }),
    )
  })
})
