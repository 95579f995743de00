import { recordBookingEvents } from '#db/booking-events.ts'
import { type BookingRow, lockOwnBooking, recordBookingChange } from '#db/bookings.ts'
import type { Database } from '#db/client.ts'
import { shareDiary } from '#db/slots.ts'
import { VERIFIED } from '#domain/booking-states.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { mayReschedule, type RescheduleRefusal } from '#domain/rescheduling.ts'
import { chooseSlot, type Slot, type SlotRefusal } from '#domain/slots.ts'
import { bookingInLetter, sessionInLetter } from './booking-in-letter.ts'
import { readDiaryOf } from './read-diary.ts'
import { sessionColumns, takeSlot } from './take-slot.ts'
import { tellClient } from './tell-client.ts'

type Move = {
  readonly bookingId: string
  readonly userId: string
  readonly date: string
  readonly hourKey: string
}

/** Moves a paid session to another free slot; the old one is free from that moment on. */
export async function rescheduleBooking(
  db: Database,
  { bookingId, userId, date, hourKey }: Move,
  now: Date,
): Promise<Outcome<{ readonly slot: Slot }, 'booking-not-found' | RescheduleRefusal | SlotRefusal>> {
  return db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, { id: bookingId, userId })
    if (!booking) return refused('booking-not-found')
    const move = mayReschedule(booking, now)
    if (!move.ok) return move

    await shareDiary(tx)
    const slot = chooseSlot(await readDiaryOf(tx, date, { now }), { date, hourKey }, now)
    if (!slot.ok) return slot
    if (!(await takeSlot(tx, booking.id, sessionColumns(slot.value), now))) return refused('slot-taken')

    const moved = {
      needsReschedule: false,
      rescheduleCount: booking.rescheduleCount + (move.value.counts ? 1 : 0),
      calendarSequence: booking.calendarSequence + 1,
    }
    await recordBookingChange(tx, booking.id, { ...moved, updatedAt: now })
    await tellOfMove(tx, booking, { ...booking, ...sessionColumns(slot.value), ...moved }, now)
    return accepted({ slot: slot.value })
  })
}

async function tellOfMove(tx: Database, before: BookingRow, after: BookingRow, now: Date): Promise<void> {
  await recordBookingEvents(tx, [
    {
      bookingId: after.id,
      at: now,
      change: 'rescheduled',
      actor: 'client',
      actorId: after.userId,
      from: before,
      to: after,
      reason: `${before.startsAt?.toISOString()} to ${after.startsAt?.toISOString()}`,
    },
  ])
  const letter = {
    kind: 'booking-changed',
    booking: bookingInLetter(after),
    previous: sessionInLetter(before),
    changedAt: now.toISOString(),
    isConfirmed: after.paymentStatus === VERIFIED.paymentStatus,
  } as const
  await tellClient(tx, after, letter, `booking-changed:${after.id}:${after.calendarSequence}`)
}
