import { expect, test } from 'vitest'
import { howPaid, paidBy } from './paid-by.ts'

test.each([
  [{ upiReference: '412345678901' }, 'UPI reference 412345678901', 'with UPI reference 412345678901'],
  [{ upiReference: '' }, undefined, undefined],
  [
    { way: 'bank', upiReference: 'HDFCN12345678901' },
    'Paid by bank transfer, UTR HDFCN12345678901',
    'by bank transfer, UTR HDFCN12345678901',
  ],
  [
    { way: 'swift', upiReference: '26321ABC99' },
    'Paid by SWIFT transfer, reference 26321ABC99',
    'by SWIFT transfer, reference 26321ABC99',
  ],
  [{ way: 'cash', upiReference: '' }, 'Paid in cash', 'in cash'],
  [{ way: 'session', upiReference: '' }, 'To be paid at the session', 'at the session'],
] as const)('a payment %j reads %j, and after its refund %j', (payment, paid, refunded) => {
  expect(paidBy(payment)).toBe(paid)
  expect(howPaid(payment)).toBe(refunded)
})
