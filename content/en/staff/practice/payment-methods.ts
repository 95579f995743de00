import { listWithOr } from '#content/words/grammar.ts'

/** Names of the payment methods. */
export const METHOD_NAMES = {
  upi: 'UPI',
  bank: 'Bank transfer',
  swift: 'Transfer from abroad (SWIFT)',
  link: 'Payment link',
  session: 'Cash or card at the session',
} as const

const HOW_TO_PAY = {
  upi: 'by UPI',
  bank: 'by bank transfer',
  swift: 'by transfer from abroad',
  link: 'by payment link',
  session: 'at a session in person',
} as const

/** "by UPI, by bank transfer or by payment link". A practice that has set up nothing yet will begin with UPI. */
export function howToPay(methods: readonly (keyof typeof HOW_TO_PAY)[]): string {
  return listWithOr((methods.length === 0 ? (['upi'] as const) : methods).map((method) => HOW_TO_PAY[method]))
}

/** How to go about each way besides UPI. */
export const METHOD_LEADS = {
  bank: 'Pay by IMPS, NEFT or RTGS from your bank’s app. Put the note in the remarks so that we recognize your payment.',
  swift:
    'Ask your bank to send Indian rupees (INR) and to charge its fees to you (OUR), so that the full amount arrives. Put the note in the purpose of the payment.',
  link: 'Open the page, pay there, and send us the reference that it shows. If it asks for a note, use the one below.',
  session:
    'Ask to pay in cash or by card when we meet. We confirm your booking as soon as we have agreed. Until then, your time is held.',
} as const

export const ACCOUNT = {
  name: 'Account name',
  number: 'Account number',
  foreignNumber: 'Account number or IBAN',
  ifsc: 'IFSC',
  bic: 'SWIFT code (BIC)',
  bank: 'Bank',
  branch: 'Branch',
  bankAddress: 'Bank’s address',
  correspondent: 'Correspondent bank',
  openLink: (label: string) => `Open ${label}`,
} as const

/** The reference that each way has: its label, and what it looks like. */
export const CLAIM_FIELDS = {
  upi: { label: 'UPI transaction ID', hint: 'Usually a 12-digit number.', inputMode: 'numeric' },
  bank: { label: 'UTR of your transfer', hint: 'IMPS: 12 digits. NEFT: 16 characters. RTGS: 22 characters.' },
  swift: {
    label: 'SWIFT reference or UETR',
    hint: 'Your bank shows it on the receipt: 6 to 35 letters and digits, or a UETR with 36 characters.',
  },
  link: { label: 'Payment reference', hint: 'The page shows it after you have paid, or sends it by email.' },
} as const

/** What stands before a reference at the desk. */
export const REFERENCE_LABELS = {
  upi: 'UPI, UTR',
  bank: 'Bank transfer, UTR',
  swift: 'SWIFT, reference',
  link: 'Payment link, reference',
  session: 'Pays at the session',
  cash: 'Cash',
  card: 'Card',
} as const
