import { plural } from '#content/words/grammar.ts'

/** Texts that all tabs of Money share: the month as three numbers. */
export const MONEY_PLACE = {
  title: 'Money',
  numbers: 'Money of this month',
  received: 'Received',
  toCheck: 'To check',
  toRefund: 'To refund',
  payments: (count: number) => plural(count, '1 payment', `${count} payments`),
  refunds: (count: number) => plural(count, '1 refund', `${count} refunds`),
  failed: { title: 'The money could not be loaded', detail: 'Nothing has changed. Please try again.' },
  alsoHere: 'Also here',
  vouchers: 'Gift vouchers sold',
  vouchersLead: 'Find a voucher, see whether it was used, send it again.',
  statement: 'Upload a bank statement',
  statementLead: 'CSV or XLSX of any bank. Matching payments are verified in one click.',
  gst: 'GST of a month',
  gstLead: 'What to file, by place and rate.',
} as const

/** Texts of the list of payments and refunds. */
export const RECEIVED = {
  title: 'Payments and refunds',
  search: 'Search by booking, client or reference',
  months: 'Month',
  all: 'All',
  total: (amount: string) => `${amount} received, less refunds`,
  none: 'No payments here',
  noneLead: 'Each verified payment appears here.',
  columns: {
    date: 'Date',
    what: 'What',
    booking: 'Booking',
    client: 'Client',
    method: 'Method',
    reference: 'Reference',
    amount: 'Amount',
  },
  refund: 'Refund',
  reversed: 'Reversed',
  account: 'Client’s account',
} as const

/** Texts of the list of invoices and credit notes. */
export const INVOICE_LIST = {
  title: 'Invoices and credit notes',
  search: 'Search by number, booking, client or service',
  client: 'Client',
  all: 'All',
  kinds: { invoice: 'Invoices', credit_note: 'Credit notes' },
  none: 'No invoices here',
  noneLead: 'Each claimed payment has an invoice, which gets its number when the payment is verified.',
} as const
