import type { PaymentWay } from '#domain/content/payment-ways.ts'

/** The ways to pay as emails name them. */
export const WAYS_IN_EMAIL: Readonly<Record<PaymentWay, string>> = {
  upi: 'UPI',
  bank: 'bank transfer',
  swift: 'SWIFT transfer',
  link: 'payment link',
  session: 'cash or card at the session',
}

/** What a client sends after paying. */
export const REFERENCES_IN_EMAIL: Readonly<Record<PaymentWay, string>> = {
  upi: 'UPI transaction ID',
  bank: 'bank reference (UTR)',
  swift: 'SWIFT reference',
  link: 'payment reference',
  session: '',
}
