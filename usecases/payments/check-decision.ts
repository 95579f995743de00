import type { BookingRow } from '#db/bookings/bookings.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export type DecisionRefusal =
  | 'booking-not-found'
  | 'own-booking'
  | 'booking-cancelled'
  | 'not-claimed'
  | 'already-decided'

/** Staff may decide about an open claim, but never about their own booking. */
export function checkDecision(
  booking: BookingRow | undefined,
  staffId: string,
): Outcome<{ readonly booking: BookingRow }, DecisionRefusal> {
  if (!booking) return refused('booking-not-found')
  if (booking.userId === staffId) return refused('own-booking')
  if (booking.status === 'cancelled') return refused('booking-cancelled')
  if (booking.paymentStatus === 'paid') return refused('already-decided')
  // A rejection makes the booking unpaid again, so there is nothing to decide until the next claim.
  if (booking.paymentStatus === 'pending') return refused(booking.rejectionReason ? 'already-decided' : 'not-claimed')
  return accepted({ booking })
}
