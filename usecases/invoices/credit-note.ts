import type { Database } from '#db/client.ts'
import {
  findLiveInvoice,
  type InvoiceRow,
  markInvoiceCancelled,
  readCreditedAmount,
  recordInvoice,
} from '#db/payments/invoices.ts'
import { splitTax, taxOf } from '#domain/invoices/gst.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { nextNumber } from './issue-invoice.ts'

export type CreditNote = { readonly id: string; readonly invoiceNumber: string }

/**
 * Reverses the paid invoice of a booking by this amount, at most by what is left of it. An invoice of which nothing is left
 * is cancelled. Returns undefined if nothing is left, or nothing was invoiced. The caller has locked the booking.
 */
export async function creditInvoice(
  tx: Database,
  bookingId: string,
  amount: Paise,
  now: Date,
): Promise<CreditNote | undefined> {
  const invoice = await findLiveInvoice(tx, bookingId)
  if (invoice?.status !== 'paid') return undefined
  const left = invoice.totalAmount - (await readCreditedAmount(tx, invoice.id))
  const credited = paiseFrom(Math.min(amount, left))
  if (credited <= 0) return undefined

  const note = await writeCreditNote(tx, invoice, credited, now)
  if (credited === left) await markInvoiceCancelled(tx, invoice.id, now)
  return note
}

/** A document with a number series of its own that reverses an invoice in whole or in part. */
async function writeCreditNote(tx: Database, invoice: InvoiceRow, total: Paise, now: Date): Promise<CreditNote> {
  if (invoice.invoiceNumber === null) throw new Error('A verified booking has an invoice without a number.')
  const { gstMode: mode, snapshot } = invoice
  const split = splitTax(total, {
    mode,
    supplierState: snapshot.seller.stateCode,
    clientState: snapshot.placeOfSupply,
  })
  const { id, paidAt, cancelledAt, createdAt, ...same } = invoice
  const number = await nextNumber(tx, 'CN', now)
  const note = await recordInvoice(tx, {
    ...same,
    ...number,
    kind: 'credit_note',
    status: 'paid',
    creditedInvoiceId: id,
    lastEntryId: null,
    notes: '',
    amount: split.taxable,
    cgst: split.cgst,
    sgst: split.sgst,
    igst: split.igst,
    taxAmount: taxOf(split),
    totalAmount: total,
    snapshot: { ...snapshot, creditedNumber: invoice.invoiceNumber },
    paidAt: now,
    createdAt: now,
  })
  return { id: note.id, invoiceNumber: number.invoiceNumber }
}
