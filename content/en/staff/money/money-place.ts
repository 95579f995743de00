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
