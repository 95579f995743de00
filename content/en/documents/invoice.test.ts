import { expect, test } from 'vitest'
import { paidBy, refundedOn } from './invoice.ts'

test.each([
  [{ upiReference: '412345678901' }, 'UPI reference 412345678901', ' (payment with UPI reference 412345678901)'],
  [{ upiReference: '' }, undefined, ''],
  [
    { way: 'bank', upiReference: 'HDFCN12345678901' },
    'Paid by bank transfer, UTR HDFCN12345678901',
    ' (payment by bank transfer, UTR HDFCN12345678901)',
  ],
  [
    { way: 'swift', upiReference: '26321ABC99' },
    'Paid by SWIFT transfer, reference 26321ABC99',
    ' (payment by SWIFT transfer, reference 26321ABC99)',
  ],
  [{ way: 'cash', upiReference: '' }, 'Paid in cash', ' (payment in cash)'],
  [{ way: 'session', upiReference: '' }, 'To be paid at the session', ' (payment at the session)'],
] as const)('a payment %j reads %j on an invoice, and %j after its refund', (payment, paid, refunded) => {
  expect(paidBy(payment)).toBe(paid)
  expect(refundedOn('Nov 16, 2026', payment)).toBe(`Refunded on Nov 16, 2026${refunded}`)
})
