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
