import { type BookingRow, lockBooking } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { findLiveClaim } from '#db/payments/payment-claims.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export type PaymentDecisionRefusal =
  | 'booking-not-found'
  | 'own-booking'
  | 'booking-cancelled'
  | 'not-claimed'
  | 'already-decided'
  | 'nothing-received-yet'
  | 'reference-in-use'
  | 'reference-not-readable'

/** Locks a booking and its open claim. Staff may decide about it, but never about their own booking. */
export async function lockDecision(tx: Database, { bookingId, staffId }: { bookingId: string; staffId: string }) {
  const booking = await lockBooking(tx, bookingId)
  const claim = booking && (await findLiveClaim(tx, bookingId))
  const isWaiting = claim?.state === 'awaiting'
  const checked = checkDecision(booking, staffId, { hasBalanceClaim: isWaiting })
  if (!checked.ok) return checked
  return isWaiting ? accepted({ booking: checked.value.booking, claim }) : refused('already-decided')
}

function checkDecision(
  booking: BookingRow | undefined,
  staffId: string,
  /** Of a confirmed booking, of which a part was still due. */
  { hasBalanceClaim }: { readonly hasBalanceClaim: boolean },
): Outcome<{ readonly booking: BookingRow }, PaymentDecisionRefusal> {
  if (!booking) return refused('booking-not-found')
  if (booking.userId === staffId) return refused('own-booking')
  if (booking.status === 'cancelled') return refused('booking-cancelled')
  if (booking.paymentStatus === 'paid' && !hasBalanceClaim) return refused('already-decided')
  // A rejection makes the booking unpaid again, so there is nothing to decide until the next claim.
  if (booking.paymentStatus === 'pending') return refused(booking.rejectionReason ? 'already-decided' : 'not-claimed')
  return accepted({ booking })
}
