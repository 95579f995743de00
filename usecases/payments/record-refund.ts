import { recordAudit } from '#db/audit-log.ts'
import { lockBooking, recordBookingChange } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { findLiveInvoice, type InvoiceRow, markInvoiceCancelled, recordInvoice } from '#db/payments/invoices.ts'
import { listBookingEntries } from '#db/payments/ledger-entries.ts'
import { listRefunds, recordRefund as writeRefund } from '#db/payments/refunds.ts'
import { splitTax, taxOf } from '#domain/invoices/gst.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { balanceOf, linesOfRefund, moneyReceived, negative } from '#domain/payments/ledger.ts'
import { normalizeLine } from '#domain/text.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import { recordLines } from '#usecases/bookings/record-lines.ts'
import { nextNumber } from '#usecases/invoices/issue-invoice.ts'

export type RefundRefusal =
  | 'booking-not-found'
  | 'own-booking'
  | 'not-cancelled'
  | 'never-paid'
  | 'not-verified'
  | 'reference-missing'
  | 'more-than-paid'
  | 'already-refunded'

type Refund = {
  readonly bookingId: string
  readonly staffId: string
  readonly amount: Paise
  /** The bank's reference for the refund transfer. */
  readonly reference: string
}

export type RecordedRefund = {
  readonly creditNote: string
  /** False for an erased client, who has no address left to write to. */
  readonly isClientNotified: boolean
}

const LONGEST_REFERENCE = 60

/**
 * Records a refund, or a part of it, that the desk has already sent through its own bank. The same transfer is recorded
 * once.
 */
export async function recordRefund(
  db: Database,
  { bookingId, staffId, amount, reference }: Refund,
  now: Date,
): Promise<Outcome<RecordedRefund, RefundRefusal>> {
  const text = normalizeLine(reference).slice(0, LONGEST_REFERENCE)
  if (text === '') return refused('reference-missing')

  return db
    .transaction(async (tx) => {
      const booking = await lockBooking(tx, bookingId)
      if (!booking) return refused('booking-not-found')
      if (booking.userId === staffId) return refused('own-booking')
      if (booking.status !== 'cancelled') return refused('not-cancelled')
      if (booking.paymentStatus === 'pending') return refused('never-paid')
      if (booking.paymentStatus !== 'paid') return refused('not-verified')
      const entries = await listBookingEntries(tx, booking.id)
      const received = moneyReceived(entries)
      if (received === 0) return refused('already-refunded')
      if (amount <= 0 || amount > received) return refused('more-than-paid')

      const invoice = await findLiveInvoice(tx, booking.id)
      // A full refund cancels the invoice.
      if (!invoice) return refused('already-refunded')
      const creditNote = await writeCreditNote(tx, invoice, amount, now)
      const refund = { bookingId, amount, reference: text, recordedBy: staffId, refundedAt: now }
      if (!(await writeRefund(tx, { ...refund, creditNoteId: creditNote.id }))) throw new AlreadyRefunded()

      await recordLines(tx, booking, linesOfRefund(entries, amount), { at: now, recordedBy: staffId })
      const sent = { kind: 'refund', amount, label: 'Refund' } as const
      await recordLines(tx, booking, [sent], { at: now, way: 'upi', reference: text, recordedBy: staffId })
      if (amount === received) await markInvoiceCancelled(tx, invoice.id, now)
      const subject = { kind: 'booking', id: booking.id }
      await recordAudit(tx, { action: 'refund-recorded', actorId: staffId, subject, at: now })
      const email = {
        kind: 'refund-sent',
        booking: bookingInEmail(booking),
        amount,
        refundedAt: now.toISOString(),
      } as const
      const isClientNotified = await notifyClient(tx, booking, email, `refund-sent:${booking.id}:${creditNote.id}`)
      return accepted({ creditNote: creditNote.invoiceNumber, isClientNotified })
    })
    .catch((error: unknown) => {
      if (error instanceof AlreadyRefunded) return refused('already-refunded')
      throw error
    })
}

/** Nothing more is refunded, although a part is still due: the desk and the client have agreed on it. */
export async function closeRefund(
  db: Database,
  { bookingId, staffId }: Pick<Refund, 'bookingId' | 'staffId'>,
  now: Date,
): Promise<Outcome<null, 'booking-not-found' | 'own-booking' | 'not-cancelled' | 'already-refunded'>> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return refused('booking-not-found')
    if (booking.userId === staffId) return refused('own-booking')
    if (booking.status !== 'cancelled') return refused('not-cancelled')
    const refunded = sumOf(await listRefunds(tx, booking.id))
    if ((booking.refundDue ?? 0) <= refunded) return refused('already-refunded')

    const owed = negative(balanceOf(await listBookingEntries(tx, booking.id)))
    const retained = { kind: 'charge', amount: owed, label: 'Retained as agreed' } as const
    await recordLines(tx, booking, [retained], { at: now, recordedBy: staffId })
    await recordBookingChange(tx, booking.id, { refundDue: refunded, updatedAt: now })
    const subject = { kind: 'booking', id: booking.id }
    const details = { from: booking.refundDue, to: refunded }
    await recordAudit(tx, { action: 'refund-closed', actorId: staffId, subject, details, at: now })
    return accepted(null)
  })
}

function sumOf(refunds: readonly { readonly amount: Paise }[]): Paise {
  return paiseFrom(refunds.reduce((sum, { amount }) => sum + amount, 0))
}

/** Rolls back the credit note and its number with the rest of the transaction. */
class AlreadyRefunded extends Error {}

/** A document with a number series of its own that reverses an invoice in whole or in part. */
async function writeCreditNote(tx: Database, invoice: InvoiceRow, total: Paise, now: Date) {
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
