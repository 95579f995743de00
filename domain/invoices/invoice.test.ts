import { expect, test } from 'vitest'
import { signOf } from './invoice.ts'

test('subtracts a credit note and ignores an invoice cancelled unpaid', () => {
  expect(signOf({ kind: 'credit_note', status: 'paid', isPaid: true })).toBe(-1)
  expect(signOf({ kind: 'invoice', status: 'pending', isPaid: false })).toBe(1)
  expect(signOf({ kind: 'invoice', status: 'paid', isPaid: true })).toBe(1)
  expect(signOf({ kind: 'invoice', status: 'cancelled', isPaid: false })).toBe(0)
})

test('counts a refunded invoice, because its credit note subtracts it', () => {
  expect(signOf({ kind: 'invoice', status: 'cancelled', isPaid: true })).toBe(1)
})
