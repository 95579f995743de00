import { expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import { refundsOnStatement } from './refunds-on-statement.ts'

const PERIOD = { from: '2026-11-01', until: '2026-11-30' } as const
const refund = (reference: string, day = '2026-11-10') => ({
  bookingId: reference,
  code: 'MU7K3D9Q',
  amount: rupees(3001),
  reference,
  refundedAt: new Date(`${day}T06:00:00Z`),
})
const debit = (reference: string, amount = rupees(3001)) => ({
  line: 7,
  date: '2026-11-11' as const,
  amount,
  references: [reference],
  narration: `UPI/${reference}`,
})

test('a refund is found among the debits by its reference, as the desk typed it', () => {
  const compared = refundsOnStatement(
    [debit('412345678901')],
    [refund('UTR 4123 4567 8901'), refund('412345678902')],
    PERIOD,
  )

  expect(compared.found.map(({ refund: { reference } }) => reference)).toEqual(['UTR 4123 4567 8901'])
  expect(compared.missing.map(({ reference }) => reference)).toEqual(['412345678902'])
})

test('another amount is no match', () => {
  const compared = refundsOnStatement([debit('412345678901', rupees(300))], [refund('412345678901')], PERIOD)

  expect([compared.found, compared.otherAmount, compared.missing].map(({ length }) => length)).toEqual([0, 1, 0])
})

test('a refund is missing only from a file that covers its days, and only if a bank would print its reference', () => {
  const others = [refund('412345678901', '2026-11-29'), refund('412345678902', '2026-10-20'), refund('in cash')]

  expect(refundsOnStatement([], others, PERIOD).missing).toEqual([])
  expect(refundsOnStatement([], others, null).missing).toEqual([])
})
