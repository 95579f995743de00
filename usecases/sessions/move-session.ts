import { recordAudit } from '#db/audit-log.ts'
import { recordBookingEvents } from '#db/booking-events.ts'
import { lockBooking, recordBookingChange } from '#db/bookings.ts'
import type { Database } from '#db/client.ts'
import { changeBooking, VERIFIED } from '#domain/booking-states.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { chooseSlot, type Slot, type SlotRefusal } from '#domain/slots.ts'
import { bookingInLetter, sessionInLetter } from '#usecases/bookings/booking-in-letter.ts'
import { readDiaryOf } from '#usecases/bookings/read-diary.ts'
import { sessionColumns, takeSlot } from '#usecases/bookings/take-slot.ts'
import { tellClient } from '#usecases/bookings/tell-client.ts'

export type MoveRefusal = 'booking-not-found' | 'not-movable' | SlotRefusal

type Move = { readonly bookingId: string; readonly staffId: string; readonly date: string; readonly hourKey: string }

/** The desk moves a session, at short notice too; it does not count against the client's own two moves. */
export async function moveSession(
  db: Database,
  { bookingId, staffId, date, hourKey }: Move,
  now: Date,
): Promise<Outcome<{ readonly slot: Slot }, MoveRefusal>> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return refused('booking-not-found')
    const isMovable = changeBooking(booking, 'rescheduled', 'staff').ok && booking.startsAt !== null
    if (!isMovable || booking.serviceType !== 'consultation') return refused('not-movable')

    const diary = await readDiaryOf(tx, date, { now })
    const rules = { ...diary.rules, minimumNoticeMinutes: 0 }
    const slot = chooseSlot({ ...diary, rules }, { date, hourKey }, now)
    if (!slot.ok) return slot
    if (!(await takeSlot(tx, booking.id, sessionColumns(slot.value), now))) return refused('slot-taken')

    const moved = { needsReschedule: false, calendarSequence: booking.calendarSequence + 1 }
    await recordBookingChange(tx, booking.id, { ...moved, updatedAt: now })
    const after = { ...booking, ...sessionColumns(slot.value), ...moved }
    const reason = `${booking.startsAt?.toISOString()} to ${after.startsAt.toISOString()}`
    const event = { bookingId, at: now, change: 'rescheduled', actor: 'staff', actorId: staffId, reason } as const
    await recordBookingEvents(tx, [{ ...event, from: booking, to: booking }])
    await recordAudit(tx, {
      action: 'booking-moved-by-staff',
      actorId: staffId,
      subject: { kind: 'booking', id: bookingId },
      at: now,
    })
    const letter = {
      kind: 'booking-changed',
      booking: bookingInLetter(after),
      previous: sessionInLetter(booking),
      changedAt: now.toISOString(),
      isConfirmed: booking.paymentStatus === VERIFIED.paymentStatus,
    } as const
    await tellClient(tx, booking, letter, `booking-changed:${bookingId}:${after.calendarSequence}`)
    return accepted({ slot: slot.value })
  })
}
