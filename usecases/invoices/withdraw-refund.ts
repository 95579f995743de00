import { recordAudit } from '#db/audit-log.ts'
import { recordBookingChange } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { paiseFrom } from '#domain/money.ts'
import { accepted, type Outcome } from '#domain/outcome.ts'
import { bookingInLetter } from '#usecases/bookings/booking-in-letter.ts'
import { tellClient } from '#usecases/bookings/tell-client.ts'
import {
  lockUndecidedClaim,
  type UndecidedClaim,
  type UndecidedClaimRefusal,
} from '#usecases/payments/lock-undecided-claim.ts'

/**
 * A payment was claimed, the booking was cancelled before anybody had looked for it, and now the desk has: it never
 * came, so nothing goes back. Said twice it is said once.
 */
export async function withdrawRefund(
  db: Database,
  claimed: UndecidedClaim,
  now: Date,
): Promise<Outcome<{ readonly isClientTold: boolean }, UndecidedClaimRefusal>> {
  return db.transaction(async (tx) => {
    const undecided = await lockUndecidedClaim(tx, claimed)
    if (!undecided.ok) return undecided
    const booking = undecided.value

    await recordBookingChange(tx, booking.id, { refundDue: paiseFrom(0), updatedAt: now })
    const subject = { kind: 'booking', id: booking.id }
    await recordAudit(tx, { action: 'refund-withdrawn', actorId: claimed.staffId, subject, at: now })
    const letter = { kind: 'payment-not-found', booking: bookingInLetter(booking) } as const
    const isClientTold = await tellClient(tx, booking, letter, `payment-not-found:${booking.id}`)
    return accepted({ isClientTold })
  })
}
