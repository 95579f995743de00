import { expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import { readPayment, type TypedPayment } from './typed-payment.ts'

const TODAY = '2026-11-17'
const CASH: TypedPayment = { paidOn: TODAY, way: 'cash', amount: '1,001', reference: '', note: ' From  her brother ' }

test('reads cash without a receipt number', () => {
  const payment = { paidOn: TODAY, method: 'cash', amount: rupees(1_001), reference: null, note: 'From her brother' }
  expect(readPayment(CASH, TODAY)).toEqual({ ok: true, value: payment })
})

test.each<[Partial<TypedPayment>, string]>([
  [{ paidOn: '' }, 'date-invalid'],
  [{ paidOn: '2026-02-30' }, 'date-invalid'],
  [{ paidOn: '2026-11-18' }, 'date-in-future'],
  [{ paidOn: '0026-11-17' }, 'date-too-old'],
  [{ way: 'barter' }, 'method-unknown'],
  [{ amount: '' }, 'amount-invalid'],
  [{ amount: '0' }, 'amount-invalid'],
  [{ amount: '-5' }, 'amount-invalid'],
  [{ amount: '1.005' }, 'amount-invalid'],
  [{ amount: '99999999' }, 'amount-too-large'],
  [{ way: 'upi' }, 'reference-missing'],
  [{ way: 'upi', reference: '12345' }, 'reference-not-12-digits'],
  [{ way: 'bank' }, 'reference-missing'],
  [{ way: 'bank', reference: 'NEFT 12' }, 'reference-not-utr'],
  [{ way: 'swift', reference: 'ABC' }, 'reference-not-swift'],
  [{ way: 'link', reference: 'abc' }, 'reference-not-readable'],
])('refuses %j: %s', (change, refusal) => {
  expect(readPayment({ ...CASH, ...change }, TODAY)).toEqual({ ok: false, refusal })
})
