import { recordAudit } from '#db/audit-log.ts'
import { lockBooking, recordBookingChange } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { findRefund } from '#db/payments/refunds.ts'
import { paiseFrom } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { bookingInLetter } from '#usecases/bookings/booking-in-letter.ts'
import { tellClient } from '#usecases/bookings/tell-client.ts'

export type WithdrawalRefusal =
  | 'booking-not-found'
  | 'own-booking'
  | 'not-cancelled'
  | 'never-paid'
  | 'payment-verified'
  | 'already-refunded'

/**
 * A payment was claimed, the booking was cancelled before anybody had looked for it, and now the desk has: it never
 * came, so nothing goes back. Said twice it is said once.
 */
export async function withdrawRefund(
  db: Database,
  { bookingId, staffId }: { readonly bookingId: string; readonly staffId: string },
  now: Date,
): Promise<Outcome<{ readonly isClientTold: boolean }, WithdrawalRefusal>> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return refused('booking-not-found')
    if (booking.userId === staffId) return refused('own-booking')
    if (booking.status !== 'cancelled') return refused('not-cancelled')
    if (booking.paymentStatus === 'pending') return refused('never-paid')
    if (booking.paymentStatus === 'paid') return refused('payment-verified')
    if (await findRefund(tx, booking.id)) return refused('already-refunded')

    await recordBookingChange(tx, booking.id, { refundDue: paiseFrom(0), updatedAt: now })
    const subject = { kind: 'booking', id: booking.id }
    await recordAudit(tx, { action: 'refund-withdrawn', actorId: staffId, subject, at: now })
    const letter = { kind: 'payment-not-found', booking: bookingInLetter(booking) } as const
    const isClientTold = await tellClient(tx, booking, letter, `payment-not-found:${booking.id}`)
    return accepted({ isClientTold })
  })
}
