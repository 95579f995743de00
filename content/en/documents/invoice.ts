import { percentText } from '#content/words/numbers.ts'
import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { PracticeGst } from '#domain/content/practice-profile.ts'
import { GST_PERCENT } from '#domain/invoices/gst.ts'
import type { InvoiceSnapshot, InvoiceTitle } from '#domain/invoices/invoice.ts'
import type { LedgerMethod } from '#domain/payments/ledger.ts'

/** The titles that the law requires. */
export const INVOICE_TITLES: Readonly<Record<InvoiceTitle, string>> = {
  provisional: 'Provisional Invoice',
  'credit-note': 'Credit Note',
  unregistered: 'Invoice',
  bill_of_supply: 'Bill of Supply',
  tax_invoice: 'Tax Invoice',
}

export const INVOICE_STATUS = {
  paid: 'PAID',
  pending: 'PAYMENT BEING CHECKED',
  cancelled: 'CANCELLED',
  'part-paid': 'PART PAID',
  'not-paid': 'BALANCE DUE',
} as const

/** At the foot, by how the practice is registered for tax. */
export const TAX_NOTES: Readonly<Record<PracticeGst['mode'], string>> = {
  unregistered: 'The supplier is not registered under GST. No tax is charged.',
  bill_of_supply: 'Composition taxable person, not eligible to collect tax on supplies.',
  tax_invoice: 'The price includes GST. Reverse charge: no.',
}

export const INVOICED_SERVICES: Readonly<Record<ServiceType, string>> = {
  course: 'Course',
  consultation: 'Consultation',
  pass: 'Session pass',
  voucher: 'Gift voucher',
}

export const INVOICE_PDF = {
  date: (day: string) => `Date: ${day}`,
  againstInvoice: (number: string) => `Against invoice ${number}`,
  notTaxDocument: 'Provisional: not a tax document',
  seller: 'From',
  client: 'Billed to',
  unnamedClient: 'Client',
  gstin: (gstin: string) => `GSTIN ${gstin}`,
  state: (name: string, code: string) => `State ${name} (${code})`,
  placeOfSupply: (name: string, code: string) => `Place of supply: ${name} (${code})`,
  service: 'Service',
  amount: 'Amount',
  amountWithGst: 'Amount with GST',
  sac: (code: string) => `SAC ${code}`,
  booking: (code: string) => `Booking ${code}`,
  discount: 'Discount',
  namedDiscount: (name: string) => `Discount: ${name}`,
  taxableValue: 'Taxable value',
  cgst: `CGST ${percentText(GST_PERCENT / 2)}`,
  sgst: `SGST ${percentText(GST_PERCENT / 2)}`,
  igst: `IGST ${percentText(GST_PERCENT)}`,
  total: 'Total',
  payment: 'Payment',
  refund: 'Refund',
  nothingSent: 'No money was sent back with this credit note',
  beingChecked: 'Payment is being checked',
  cancelledBeforePayment: 'Cancelled before payment',
  receivedOn: (day: string) => `Payment received on ${day}`,
  receivedOf: (received: string, total: string) => `${received} of ${total} received`,
  balanceDue: 'Balance due',
  laterPayments: 'Each later payment has a receipt.',
  note: 'Note',
  provisional:
    'This is not an invoice under tax law and not a receipt. The invoice gets its number when the payment is verified.',
  foot: 'This document is computer-generated and valid without a signature.',
} as const

/** One part of several that paid an invoice. */
export const PART_PAID_BY: Readonly<Record<LedgerMethod, string>> = {
  upi: 'Paid by UPI',
  bank: 'Paid by bank transfer',
  swift: 'Paid by SWIFT transfer',
  link: 'Paid by payment link',
  cash: 'Paid in cash',
  card: 'Paid by card',
}

type Payment = Pick<InvoiceSnapshot, 'way' | 'upiReference'>
type Way = NonNullable<InvoiceSnapshot['way']>

const PAID_BY: Readonly<Record<Way, string>> = {
  upi: 'UPI reference',
  bank: 'Paid by bank transfer, UTR',
  swift: 'Paid by SWIFT transfer, reference',
  link: 'Paid by payment link, reference',
  cash: 'Paid in cash',
  card: 'Paid by card',
  session: 'To be paid at the session',
}

/** The payment's line on an invoice; undefined without a payment, as for a booking paid with credit. */
export function paidBy({ way: method = 'upi', upiReference }: Payment): string | undefined {
  if (method === 'upi' && upiReference === '') return undefined
  return method === 'session' ? PAID_BY.session : `${PAID_BY[method]} ${upiReference}`.trimEnd()
}

const PAID_BEFORE: Readonly<Record<Way, string>> = {
  upi: 'payment with UPI reference',
  bank: 'payment by bank transfer, UTR',
  swift: 'payment by SWIFT transfer, reference',
  link: 'payment by payment link, reference',
  cash: 'payment in cash',
  card: 'payment by card',
  session: 'payment at the session',
}

/** The refund's line on a credit note, with the payment that went back. */
export function refundedOn(day: string, { way: method = 'upi', upiReference }: Payment): string {
  if (method === 'upi' && upiReference === '') return `Refunded on ${day}`
  const payment = `${PAID_BEFORE[method]} ${upiReference}`.trimEnd()
  return `Refunded on ${day} (${payment})`
}
