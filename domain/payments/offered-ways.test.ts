import { expect, test } from 'vitest'
import { ONLY_UPI, type PracticePaymentWays } from '#domain/content/payment-ways.ts'
import type { PracticeUpi } from '#domain/content/practice-profile.ts'
import { offeredWays, waysFor } from './offered-ways.ts'

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
const all: PracticePaymentWays = {
  offered: ['session', 'upi', 'bank', 'swift', 'link'],
  instructions: {},
  bank,
  swift,
  link: { url: 'https://pay.example/surya', label: 'PayPal', referenceLabel: '' },
}

test('offers UPI alone until the practice changes it', () => {
  expect(offeredWays({ upi, paymentWays: ONLY_UPI })).toEqual(['upi'])
})

test('leaves out a way without its details', () => {
  const paymentWays = { ...all, swift: null }

  expect(offeredWays({ upi: { ...upi, payeeId: null }, paymentWays })).toEqual(['session', 'bank', 'link'])
})

test.each([
  ['Asia/Kolkata', ['session', 'upi', 'bank', 'swift', 'link']],
  ['Asia/Calcutta', ['session', 'upi', 'bank', 'swift', 'link']],
  ['America/Toronto', ['swift', 'link', 'session', 'upi', 'bank']],
])('in %s the order is %j', (timeZone, ways) => {
  expect(waysFor({ upi, paymentWays: all }, { timeZone, isPayableAtSession: true })).toEqual(ways)
})

test('leaves out payment at the session for a booking that cannot be paid there', () => {
  const ways = waysFor({ upi, paymentWays: all }, { timeZone: 'Asia/Kolkata', isPayableAtSession: false })

  expect(ways).not.toContain('session')
})
