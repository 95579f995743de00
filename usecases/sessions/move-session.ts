import { recordAudit } from '#db/audit-log.ts'
import { lockBooking } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import type { Slot, SlotRefusal } from '#domain/availability/slot-rules.ts'
import { changeBooking } from '#domain/bookings/booking-states.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { moveBooking } from '#usecases/bookings/move-booking.ts'
import { chooseMoveTarget } from '#usecases/bookings/move-targets.ts'

export type MoveRefusal = 'booking-not-found' | 'not-movable' | SlotRefusal

type Move = { readonly bookingId: string; readonly staffId: string; readonly start: string }

/** The desk moves a session, even at short notice. It does not count against the client's two moves. */
export async function moveSession(
  db: Database,
  { bookingId, staffId, start }: Move,
  now: Date,
): Promise<Outcome<{ readonly slot: Slot }, MoveRefusal>> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return refused('booking-not-found')
    const isMovable = changeBooking(booking, 'rescheduled', 'staff').ok && booking.startsAt !== null
    if (!isMovable || booking.serviceType !== 'consultation') return refused('not-movable')

    const slot = await chooseMoveTarget(tx, booking, start, now, { atShortNotice: true })
    if (!slot.ok) return slot
    const mover = { actor: 'staff', actorId: staffId, counts: false } as const
    if (!(await moveBooking(tx, booking, slot.value, mover, now))) return refused('slot-taken')

    const subject = { kind: 'booking', id: bookingId }
    await recordAudit(tx, { action: 'booking-moved-by-staff', actorId: staffId, subject, at: now })
    return accepted({ slot: slot.value })
  })
}
