import { recordAudit } from '#db/audit-log.ts'
import { readBusinessDays } from '#db/availability/business-days.ts'
import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { type BookingRow, lockBooking, recordBookingState } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { findCancelledClaim, recordClaimDecision, reopenClaim } from '#db/payments/payment-claims.ts'
import { listRefunds } from '#db/payments/refunds.ts'
import { changeBooking } from '#domain/bookings/booking-states.ts'
import { isInvoiced } from '#domain/invoices/invoice.ts'
import type { Paise } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { linesOfRetained } from '#domain/payments/ledger.ts'
import { refundBy, refundOnceVerified } from '#domain/payments/refund-rules.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import { recordLines } from '#usecases/bookings/record-lines.ts'
import { issueInvoice } from '#usecases/invoices/issue-invoice.ts'
import { numberReceipt } from '#usecases/invoices/number-receipt.ts'
import { payInvoice } from '#usecases/invoices/pay-invoice.ts'
import { recordPaymentEntry } from './record-payment-entry.ts'

type Decision = { readonly bookingId: string; readonly staffId: string }

export type CancelledClaimRefusal =
  | 'booking-not-found'
  | 'own-booking'
  | 'not-cancelled'
  | 'never-paid'
  | 'payment-verified'
  | 'payment-missing'
  | 'already-refunded'
  | 'reference-reused'

export type Arrival = {
  /** Null for a gift voucher. */
  readonly invoiceNumber: string | null
  readonly refundDue: Paise
}

/**
 * The payment of a booking that was cancelled before it was verified is in the bank account. The claim becomes verified,
 * with an invoice, and the refund policy decides how much is due back (0114).
 */
export async function recordArrival(
  db: Database,
  decision: Decision,
  now: Date,
): Promise<Outcome<Arrival, CancelledClaimRefusal>> {
  return db.transaction(async (tx) => {
    const locked = await lockCancelledClaim(tx, decision)
    if (!locked.ok) return locked
    const { booking, claim } = locked.value
    if (claim.state === 'rejected' && !(await reopenClaim(tx, claim.id))) return refused('reference-reused')

    const { amount } = claim
    const refundDue = refundOnceVerified({ ...booking, amount, bookedAt: booking.createdAt })
    await recordClaimDecision(tx, booking.id, { state: 'verified', ...decidedBy(decision, now), reason: null })
    await recordChange(tx, booking, { ...decision, change: 'payment-arrived', refundDue }, now)
    const entryId = await recordPaymentEntry(tx, booking, { amount, claim, staffId: decision.staffId }, now)
    await recordLines(tx, booking, linesOfRetained(booking, { paid: amount, refundDue }), { at: now })
    const invoiceNumber = isInvoiced(booking) ? await invoiceArrival(tx, booking, claim, now) : null
    await numberReceipt(tx, { entryId, kind: 'payment', at: now })
    return accepted({ invoiceNumber, refundDue })
  })
}

async function invoiceArrival(
  tx: Transaction,
  booking: BookingRow,
  claim: Parameters<typeof issueInvoice>[2],
  now: Date,
): Promise<string> {
  await issueInvoice(tx, booking, claim, now)
  return (await payInvoice(tx, booking.id, now)).invoiceNumber
}

/** The payment of such a booking is not in the bank account: nothing is due back. */
export async function recordMissingPayment(
  db: Database,
  decision: Decision,
  now: Date,
): Promise<Outcome<{ readonly isClientNotified: boolean }, CancelledClaimRefusal>> {
  return db.transaction(async (tx) => {
    const locked = await lockCancelledClaim(tx, decision)
    if (!locked.ok) return locked
    const { booking, claim } = locked.value
    if (claim.state === 'rejected') return refused('payment-missing')

    const decided = { ...decidedBy(decision, now), reason: 'Not received' }
    await recordClaimDecision(tx, booking.id, { state: 'rejected', ...decided })
    await recordChange(tx, booking, { ...decision, change: 'payment-missing' }, now)
    const email = { kind: 'payment-not-found', booking: bookingInEmail(booking) } as const
    const isClientNotified = await notifyClient(tx, booking, email, `payment-not-found:${booking.id}`)
    return accepted({ isClientNotified })
  })
}

/** Locks a booking that was cancelled before its claimed payment was verified. */
export async function lockCancelledClaim(tx: Database, { bookingId, staffId }: Decision) {
  const booking = await lockBooking(tx, bookingId)
  if (!booking) return refused('booking-not-found')
  if (booking.userId === staffId) return refused('own-booking')
  if (booking.status !== 'cancelled') return refused('not-cancelled')
  if (booking.paymentStatus === 'paid') return refused('payment-verified')
  if ((await listRefunds(tx, booking.id)).length > 0) return refused('already-refunded')

  const claim = await findCancelledClaim(tx, booking.id)
  return claim ? accepted({ booking, claim }) : refused('never-paid')
}

function decidedBy({ staffId }: Decision, now: Date) {
  return { decidedAt: now, decidedBy: staffId }
}

type Change = Decision & { readonly change: 'payment-arrived' | 'payment-missing'; readonly refundDue?: Paise }

async function recordChange(
  tx: Transaction,
  booking: BookingRow,
  { change, staffId, refundDue }: Change,
  now: Date,
): Promise<void> {
  const to = changeBooking(booking, change, 'staff')
  if (!to.ok) throw new Error(`A cancelled booking with a claim was locked and cannot get the change ${change}.`)

  const sendBy = refundDue ? refundBy(now, await readBusinessDays(tx, now)) : null
  const columns = { updatedAt: now, ...(refundDue !== undefined && { refundDue, refundBy: sendBy }) }
  await recordBookingState(tx, booking.id, { from: booking, to: to.value }, columns)
  const event = { bookingId: booking.id, at: now, change, actor: 'staff', actorId: staffId } as const
  await recordBookingEvents(tx, [{ ...event, from: booking, to: to.value }])
  await recordAudit(tx, { action: change, actorId: staffId, subject: { kind: 'booking', id: booking.id }, at: now })
}
