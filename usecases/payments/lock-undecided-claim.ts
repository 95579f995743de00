import { type BookingRow, lockBooking } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { findRefund } from '#db/payments/refunds.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export type UndecidedClaim = { readonly bookingId: string; readonly staffId: string }

export type UndecidedClaimRefusal =
  | 'booking-not-found'
  | 'own-booking'
  | 'not-cancelled'
  | 'never-paid'
  | 'payment-verified'
  | 'already-refunded'

/** Locks a booking that was cancelled before its claimed payment was checked, for staff who have checked it since. */
export async function lockUndecidedClaim(
  tx: Database,
  { bookingId, staffId }: UndecidedClaim,
): Promise<Outcome<BookingRow, UndecidedClaimRefusal>> {
  const booking = await lockBooking(tx, bookingId)
  if (!booking) return refused('booking-not-found')
  if (booking.userId === staffId) return refused('own-booking')
  if (booking.status !== 'cancelled') return refused('not-cancelled')
  if (booking.paymentStatus === 'pending') return refused('never-paid')
  if (booking.paymentStatus === 'paid') return refused('payment-verified')
  if (await findRefund(tx, booking.id)) return refused('already-refunded')
  return accepted(booking)
}
