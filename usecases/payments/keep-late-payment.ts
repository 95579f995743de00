import { recordAudit } from '#db/audit-log.ts'
import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { lockBooking, recordBookingState } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { findLiveClaim, recordClaimDecision } from '#db/payments/payment-claims.ts'
import { findRefund } from '#db/payments/refunds.ts'
import { changeBooking } from '#domain/bookings/booking-states.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { issueInvoice } from '#usecases/invoices/issue-invoice.ts'
import { payInvoice } from '#usecases/invoices/settle-invoice.ts'

export type KeepRefusal =
  | 'booking-not-found'
  | 'own-booking'
  | 'not-cancelled'
  | 'never-paid'
  | 'payment-verified'
  | 'already-refunded'
  | 'refund-due'

/**
 * A client cancelled when nothing was due back any more, before anybody had looked for their transfer, and now the desk
 * has found it. It stays, and the books say so: the claim is verified, with an invoice of its own (0056).
 */
export async function keepLatePayment(
  db: Database,
  { bookingId, staffId }: { readonly bookingId: string; readonly staffId: string },
  now: Date,
): Promise<Outcome<{ readonly invoiceNumber: string }, KeepRefusal>> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return refused('booking-not-found')
    if (booking.userId === staffId) return refused('own-booking')
    if (booking.status !== 'cancelled') return refused('not-cancelled')
    if (booking.paymentStatus === 'pending') return refused('never-paid')
    if (await findRefund(tx, booking.id)) return refused('already-refunded')
    if (booking.refundDue !== 0) return refused('refund-due')

    const to = changeBooking(booking, 'payment-kept', 'staff')
    const claim = await findLiveClaim(tx, booking.id)
    if (!to.ok || !claim) return refused('payment-verified')

    await recordBookingState(tx, booking.id, { from: booking, to: to.value }, { updatedAt: now })
    await recordClaimDecision(tx, booking.id, { state: 'verified', decidedAt: now, decidedBy: staffId, reason: null })
    const event = { bookingId, at: now, change: 'payment-kept', actor: 'staff', actorId: staffId } as const
    await recordBookingEvents(tx, [{ ...event, from: booking, to: to.value }])
    const subject = { kind: 'booking', id: booking.id }
    await recordAudit(tx, { action: 'payment-kept', actorId: staffId, subject, at: now })
    const { invoiceNumber } = await issueInvoice(tx, booking, { upiReference: claim.upiReference }, now)
    await payInvoice(tx, booking.id, now)
    return accepted({ invoiceNumber })
  })
}
