import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { type BookingRow, recordBookingState } from '#db/bookings/bookings.ts'
import type { Transaction } from '#db/client.ts'
import { rejectWaitingClaim } from '#db/payments/payment-claims.ts'
import { type BookingActor, changeBooking } from '#domain/bookings/booking-states.ts'
import { asksToPayAtSession } from '#domain/payments/pay-at-session.ts'

/**
 * A booking that ends before the desk has agreed to a payment at the session is unpaid: nothing was sent, so there is
 * nothing to look for. Returns any other booking as it is.
 */
export async function withdrawSessionClaim(
  tx: Transaction,
  booking: BookingRow,
  { actor, actorId }: { readonly actor: BookingActor; readonly actorId: string | undefined },
  now: Date,
): Promise<BookingRow> {
  if (!asksToPayAtSession(booking)) return booking
  const to = changeBooking(booking, 'withdrawn', actor)
  if (!to.ok) throw new Error(`A claim cannot be withdrawn by ${actor}.`)

  await rejectWaitingClaim(tx, booking.id, now)
  await recordBookingState(tx, booking.id, { from: booking, to: to.value }, { updatedAt: now })
  const event = { bookingId: booking.id, at: now, change: 'withdrawn', actor, actorId } as const
  await recordBookingEvents(tx, [{ ...event, from: booking, to: to.value }])
  return { ...booking, ...to.value }
}
