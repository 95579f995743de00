import { lockAccount } from '#db/accounts/users.ts'
import { mayClaimAnotherSlot } from '#db/bookings/booking-clients.ts'
import { lockOwnBooking } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import type { SlotRefusal } from '#domain/availability/slot-rules.ts'
import { mayReschedule, type RescheduleRefusal } from '#domain/bookings/rescheduling.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isTimeZone } from '#domain/time/india-time.ts'
import { moveBooking } from './move-booking.ts'
import { chooseMoveTarget } from './move-targets.ts'

type Move = {
  readonly bookingId: string
  readonly userId: string
  /** As sent by the browser. */
  readonly start: string
  /** In which the client chose it; theirs from now on. */
  readonly timeZone?: string
}

/** A client moves a paid session to another free slot. A repeated request changes nothing more. */
export async function rescheduleBooking(
  db: Database,
  { bookingId, userId, start, timeZone = '' }: Move,
  now: Date,
): Promise<Outcome<null, 'booking-not-found' | 'too-many-claims' | RescheduleRefusal | SlotRefusal>> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const booking = await lockOwnBooking(tx, { id: bookingId, userId })
    if (!booking) return refused('booking-not-found')
    // The same form sent twice: the first one has moved the session.
    const isLive = booking.status === 'paid' && booking.holdsSlot
    if (isLive && booking.startsAt?.toISOString() === start) return accepted(null)
    const move = mayReschedule(booking, now)
    if (!move.ok) return move
    // An unverified claim that lost its slot takes a new one.
    const takesSlot = booking.paymentStatus === 'awaiting_verification' && !booking.holdsSlot
    if (takesSlot && !(await mayClaimAnotherSlot(tx, userId))) return refused('too-many-claims')

    const slot = await chooseMoveTarget(tx, booking, start, now)
    if (!slot.ok) return slot
    const mover = { actor: 'client', actorId: userId, counts: move.value.counts } as const
    const zone = isTimeZone(timeZone) ? timeZone : booking.timeZone
    const isMoved = await moveBooking(tx, { ...booking, timeZone: zone }, slot.value, mover, now)
    return isMoved ? accepted(null) : refused('slot-taken')
  })
}
