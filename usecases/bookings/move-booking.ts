import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { type BookingRow, recordBookingChange } from '#db/bookings/bookings.ts'
import type { Transaction } from '#db/client.ts'
import type { Slot } from '#domain/availability/slot-rules.ts'
import { type BookingActor, VERIFIED } from '#domain/bookings/booking-states.ts'
import { bookingInEmail, sessionInEmail } from './booking-in-email.ts'
import { notifyClient } from './notify-client.ts'
import { sessionColumns, takeSlot } from './take-slot.ts'
import { queueOffers } from './waitlist/queue-offers.ts'

type Mover = {
  readonly actor: BookingActor
  readonly actorId: string
  /** Whether it counts against the client's limit of moves. */
  readonly counts: boolean
}

/**
 * Moves a booking, locked by the caller, to another slot and frees the old one. Returns false and changes nothing when
 * another live booking has the new slot.
 */
export async function moveBooking(
  tx: Transaction,
  before: BookingRow,
  slot: Slot,
  { actor, actorId, counts }: Mover,
  now: Date,
): Promise<boolean> {
  const session = sessionColumns(slot)
  if (!(await takeSlot(tx, before.id, session, now))) return false

  const moved = {
    needsReschedule: false,
    rescheduleCount: before.rescheduleCount + (counts ? 1 : 0),
    calendarSequence: before.calendarSequence + 1,
    timeZone: before.timeZone,
  }
  await recordBookingChange(tx, before.id, { ...moved, updatedAt: now })
  const reason = `${before.startsAt?.toISOString()} to ${session.startsAt.toISOString()}`
  const event = { bookingId: before.id, at: now, change: 'rescheduled', actor, actorId, reason } as const
  await recordBookingEvents(tx, [{ ...event, from: before, to: before }])
  await queueOffers(tx)
  await notifyOfMove(tx, before, { ...before, ...session, ...moved }, now)
  return true
}

async function notifyOfMove(tx: Transaction, before: BookingRow, after: BookingRow, now: Date): Promise<void> {
  const email = {
    kind: 'booking-changed',
    booking: bookingInEmail(after),
    previous: sessionInEmail(before),
    changedAt: now.toISOString(),
    isConfirmed: after.paymentStatus === VERIFIED.paymentStatus,
  } as const
  await notifyClient(tx, after, email, `booking-changed:${after.id}:${after.calendarSequence}`)
}
