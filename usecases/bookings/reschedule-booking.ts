import { lockAccount } from '#db/accounts/users.ts'
import { mayClaimAnotherSlot } from '#db/bookings/booking-clients.ts'
import { type BookingRow, lockOwnBooking } from '#db/bookings/bookings.ts'
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

type MoveOutcome = Outcome<null, 'booking-not-found' | 'too-many-claims' | RescheduleRefusal | SlotRefusal>

/** A client moves a paid session to another free slot. A repeated request changes nothing more. */
export async function rescheduleBooking(db: Database, move: Move, now: Date): Promise<MoveOutcome> {
  const { bookingId, userId, start, timeZone = '' } = move
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const booking = await lockOwnBooking(tx, { id: bookingId, userId })
    if (!booking) return refused('booking-not-found')
    // The same form sent twice: the first one has moved the session.
    const isLive = booking.status === 'paid' && booking.holdsSlot
    if (isLive && booking.startsAt?.toISOString() === start) return accepted(null)

    const checked = await check(tx, booking, now)
    if (!checked.ok) return checked

    const slot = await chooseMoveTarget(tx, booking, start, now)
    if (!slot.ok) return slot

    const mover = { actor: 'client', actorId: userId, counts: checked.value.counts } as const
    const moved = { ...booking, timeZone: isTimeZone(timeZone) ? timeZone : booking.timeZone }
    return (await moveBooking(tx, moved, slot.value, mover, now)) ? accepted(null) : refused('slot-taken')
  })
}

/** The session may be moved; and where an unverified claim that lost its slot takes a new one, the client has not too many. */
async function check(tx: Database, booking: BookingRow, now: Date) {
  const move = mayReschedule(booking, now)
  const takesSlot = booking.paymentStatus === 'awaiting_verification' && !booking.holdsSlot
  if (move.ok && takesSlot && !(await mayClaimAnotherSlot(tx, booking.userId))) return refused('too-many-claims')
  return move
}
