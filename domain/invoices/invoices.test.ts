import { expect, test } from 'vitest'
import { signOf } from './invoices.ts'

test('a credit note takes off, and an invoice counts unless it was withdrawn unpaid', () => {
  expect(signOf({ kind: 'credit_note', status: 'paid', isPaid: true })).toBe(-1)
  expect(signOf({ kind: 'invoice', status: 'pending', isPaid: false })).toBe(1)
  expect(signOf({ kind: 'invoice', status: 'paid', isPaid: true })).toBe(1)
  expect(signOf({ kind: 'invoice', status: 'cancelled', isPaid: false })).toBe(0)
})

test('an invoice that was taken back counts still, because its credit note takes it off', () => {
  expect(signOf({ kind: 'invoice', status: 'cancelled', isPaid: true })).toBe(1)
})
