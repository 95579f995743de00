import { expect, test } from 'vitest'
import { ONLY_UPI, type PracticePaymentMethods } from '#domain/content/payment-methods.ts'
import type { PracticeUpi } from '#domain/content/practice-profile.ts'
import { methodsFor, offeredMethods } from './offered-methods.ts'

const upi: PracticeUpi = { payeeId: 'surya@upi', payeeName: 'Surya', kind: 'personal', changedAt: null }
const bank = { accountName: 'Surya', accountNumber: '50100123456789', ifsc: 'HDFC0001234', bankName: '', branch: '' }
const swift = {
  accountName: 'Surya',
  account: '501',
  bic: 'HDFCINBB',
  bankName: '',
  bankAddress: '',
  correspondent: '',
}
const all: PracticePaymentMethods = {
  offered: ['session', 'upi', 'bank', 'swift', 'link'],
  instructions: {},
  bank,
  swift,
  link: { url: 'https://pay.example/surya', label: 'PayPal', referenceLabel: '' },
}

test('offers UPI alone until the practice changes it', () => {
  expect(offeredMethods({ upi, paymentMethods: ONLY_UPI })).toEqual(['upi'])
})

test('leaves out a way without its details', () => {
  const paymentMethods = { ...all, swift: null }

  expect(offeredMethods({ upi: { ...upi, payeeId: null }, paymentMethods })).toEqual(['session', 'bank', 'link'])
})

test.each([
  ['Asia/Kolkata', ['session', 'upi', 'bank', 'swift', 'link']],
  ['Asia/Calcutta', ['session', 'upi', 'bank', 'swift', 'link']],
  ['America/Toronto', ['swift', 'link', 'session', 'upi', 'bank']],
])('in %s the order is %j', (timeZone, methods) => {
  expect(methodsFor({ upi, paymentMethods: all }, { timeZone, isPayableAtSession: true })).toEqual(methods)
})

test('leaves out payment at the session for a booking that cannot be paid there', () => {
  const methods = methodsFor({ upi, paymentMethods: all }, { timeZone: 'Asia/Kolkata', isPayableAtSession: false })

  expect(methods).not.toContain('session')
})
