import type { PracticePaymentMethods } from '#domain/content/payment-methods.ts'

/** A practice that takes transfers from India and abroad, and payments by a link. */
export const SOME_METHODS = {
  offered: ['upi', 'bank', 'swift', 'link'],
  instructions: { bank: 'Pay within the day.' },
  bank: {
    accountName: 'Surya Jyotish',
    accountNumber: '50100123456789',
    ifsc: 'HDFC0001234',
    bankName: 'Sample Bank',
    branch: 'Tirupati',
  },
  swift: {
    accountName: 'Surya Jyotish',
    account: '50100123456789',
    bic: 'HDFCINBB',
    bankName: 'Sample Bank',
    bankAddress: '1 Bank Street, Mumbai',
    correspondent: '',
  },
  link: { url: 'https://pay.example/surya', label: 'PayPal', referenceLabel: 'PayPal transaction ID' },
} as const satisfies PracticePaymentMethods

let count = 0

/** A UTR of NEFT that no other test has. */
export function aUtr(): string {
  count += 1
  return `HDFCN${process.pid.toString().padStart(7, '0').slice(-7)}${String(count).padStart(4, '0')}`
}
