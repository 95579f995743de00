import { recordAudit } from '#db/audit-log.ts'
import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { recordBookingState } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { findLiveClaim, recordClaimDecision } from '#db/payments/payment-claims.ts'
import { changeBooking } from '#domain/bookings/booking-states.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { issueInvoice } from '#usecases/invoices/issue-invoice.ts'
import { payInvoice } from '#usecases/invoices/settle-invoice.ts'
import { lockUndecidedClaim, type UndecidedClaim, type UndecidedClaimRefusal } from './lock-undecided-claim.ts'

export type RetainRefusal = UndecidedClaimRefusal | 'refund-due'

/**
 * Retains a payment that the desk found after its client had cancelled too late for a refund. The claim becomes
 * verified, with an invoice of its own (0056).
 */
export async function retainLatePayment(
  db: Database,
  claimed: UndecidedClaim,
  now: Date,
): Promise<Outcome<{ readonly invoiceNumber: string }, RetainRefusal>> {
  return db.transaction(async (tx) => {
    const undecided = await lockUndecidedClaim(tx, claimed)
    if (!undecided.ok) return undecided
    const booking = undecided.value
    if (booking.refundDue !== 0) return refused('refund-due')

    const { staffId } = claimed
    const to = changeBooking(booking, 'payment-retained', 'staff')
    const claim = await findLiveClaim(tx, booking.id)
    if (!to.ok || !claim) return refused('payment-verified')

    await recordBookingState(tx, booking.id, { from: booking, to: to.value }, { updatedAt: now })
    await recordClaimDecision(tx, booking.id, { state: 'verified', decidedAt: now, decidedBy: staffId, reason: null })
    const event = {
      bookingId: booking.id,
      at: now,
      change: 'payment-retained',
      actor: 'staff',
      actorId: staffId,
    } as const
    await recordBookingEvents(tx, [{ ...event, from: booking, to: to.value }])
    const subject = { kind: 'booking', id: booking.id }
    await recordAudit(tx, { action: 'payment-retained', actorId: staffId, subject, at: now })
    const { invoiceNumber } = await issueInvoice(tx, booking, { upiReference: claim.upiReference }, now)
    await payInvoice(tx, booking.id, now)
    return accepted({ invoiceNumber })
  })
}
