import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paiseFrom, rupees } from '#domain/money.ts'
import { accountSummary } from './account-summary.ts'

const charge = (bookingId: string, amount: number) => ({ kind: 'charge', bookingId, amount: rupees(amount) }) as const
const payment = (bookingId: string | null, amount: number) =>
  ({ kind: 'payment', bookingId, amount: rupees(amount) }) as const

test('the summary of an account keeps what is due, what is owed and credit apart', () => {
  const entries = [charge('a', 1_000), payment('a', 400), charge('b', 500), payment('b', 700), payment(null, 300)]

  expect(accountSummary(entries, new Map())).toEqual({
    due: rupees(600),
    checking: rupees(0),
    owed: rupees(200),
    credit: rupees(300),
    balance: rupees(100),
  })
})

test('the summary of an account does not call due what is being checked', () => {
  const entries = [charge('a', 1_000), payment('a', 400), charge('b', 500)]

  const { due, checking } = accountSummary(entries, new Map([['a', rupees(600)]]))

  expect({ due, checking }).toEqual({ due: rupees(500), checking: rupees(600) })
})

test('the summary of an account is all zero without entries', () => {
  expect(accountSummary([], new Map())).toEqual({ due: 0, checking: 0, owed: 0, credit: 0, balance: 0 })
})

test('the summary of an account always adds up to the balance after the last line', () => {
  const entry = fc.record({
    kind: fc.constantFrom('charge', 'discount', 'payment', 'refund', 'credit'),
    amount: fc.integer({ min: -500_000, max: 500_000 }).map(paiseFrom),
    bookingId: fc.constantFrom('a', 'b', 'c', null),
  })
  fc.assert(
    fc.property(fc.array(entry), fc.nat({ max: 500_000 }).map(paiseFrom), (entries, claimed) => {
      const { due, checking, owed, credit, balance } = accountSummary(entries, new Map([['a', claimed]]))
      expect(due + checking - owed - credit).toBe(balance)
    }),
  )
})
