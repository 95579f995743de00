import { recordAudit } from '#db/audit-log.ts'
import { recordBookingChange } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { paiseFrom } from '#domain/money.ts'
import { accepted, type Outcome } from '#domain/outcome.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import {
  lockUndecidedClaim,
  type UndecidedClaim,
  type UndecidedClaimRefusal,
} from '#usecases/payments/lock-undecided-claim.ts'

/**
 * A booking was cancelled before its claimed payment was checked, and the desk now finds that it never arrived: nothing
 * is due back. Safe to repeat.
 */
export async function withdrawRefund(
  db: Database,
  claimed: UndecidedClaim,
  now: Date,
): Promise<Outcome<{ readonly isClientNotified: boolean }, UndecidedClaimRefusal>> {
  return db.transaction(async (tx) => {
    const undecided = await lockUndecidedClaim(tx, claimed)
    if (!undecided.ok) return undecided
    const booking = undecided.value

    await recordBookingChange(tx, booking.id, { refundDue: paiseFrom(0), updatedAt: now })
    const subject = { kind: 'booking', id: booking.id }
    await recordAudit(tx, { action: 'refund-withdrawn', actorId: claimed.staffId, subject, at: now })
    const email = { kind: 'payment-not-found', booking: bookingInEmail(booking) } as const
    const isClientNotified = await notifyClient(tx, booking, email, `payment-not-found:${booking.id}`)
    return accepted({ isClientNotified })
  })
}
