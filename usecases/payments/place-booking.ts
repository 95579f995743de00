import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { type BookingOrder, type HoldRefusal, holdBookingIn } from '#usecases/bookings/hold-booking.ts'
import type { HeldBooking } from '#usecases/bookings/revise-booking.ts'
import { countTry } from '#usecases/limits/count-try.ts'
import { confirmSettledBooking } from './confirm-booking.ts'

export type PlacedBooking = HeldBooking & {
  /** Nothing is left to pay, so the booking is confirmed. */
  readonly isConfirmed: boolean
}

/** Holds a booking until it is paid; one without anything to pay is confirmed at once. Nobody takes free seats without end. */
export async function placeBooking(
  db: Database,
  keys: KeyRing,
  order: BookingOrder,
  now: Date,
): Promise<Outcome<PlacedBooking, HoldRefusal>> {
  if (order.service.listedPrice === 0 && order.staffId === undefined) {
    const counted = await countTry(db, 'free-seats', order.userId, now)
    if (!counted.ok) return refused({ reason: 'too-many-free-seats' })
  }
  return db.transaction(async (tx) => {
    const held = await holdBookingIn(tx, keys, order, now)
    if (!held.ok) return held
    const { bookingId, revision, isUnpaid } = held.value
    if (isUnpaid) return accepted({ bookingId, revision, isConfirmed: false })
    const actor = order.staffId === undefined ? 'client' : 'staff'
    const by = { actor, actorId: order.staffId ?? order.userId } as const
    const settled = await confirmSettledBooking(tx, { bookingId, ...by }, now)
    // A form that is sent again finds its booking confirmed.
    return accepted({ bookingId, revision, isConfirmed: settled.ok || settled.refusal === 'already-confirmed' })
  })
}
