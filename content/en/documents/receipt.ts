import type { ReceiptTitle } from '#domain/invoices/receipt.ts'
import type { LedgerMethod } from '#domain/payments/ledger.ts'

export const RECEIPT_TITLES: Readonly<Record<ReceiptTitle, string>> = {
  receipt: 'Receipt',
  'refund-voucher': 'Refund Voucher',
  'refund-receipt': 'Refund Receipt',
}

/** How the money came or went back. */
export const RECEIPT_METHODS: Readonly<Record<LedgerMethod, string>> = {
  upi: 'UPI',
  bank: 'Bank transfer',
  swift: 'Transfer from abroad',
  link: 'Payment link',
  cash: 'Cash',
  card: 'Card',
}

export const RECEIPT_PDF = {
  cancelled: 'CANCELLED: recorded by mistake',
  client: { payment: 'Received from', refund: 'Refunded to' },
  unnamedClient: 'Client',
  amount: 'Amount',
  inWords: 'In words',
  about: 'For',
  service: (name: string, bookingCode: string) => `${name}, booking ${bookingCode}`,
  /** Of money that belongs to no booking. */
  onAccount: { payment: 'Payment on account', refund: 'Credit on account' },
  invoice: 'Invoice',
  creditNote: 'Credit note',
  date: 'Date',
  method: { payment: 'Paid by', refund: 'Refunded by' },
  reference: 'Reference',
  foot: 'This document is computer-generated and valid without a signature. It is not a tax invoice.',
} as const
