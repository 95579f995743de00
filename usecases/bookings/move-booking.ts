import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { type BookingRow, recordBookingChange } from '#db/bookings/bookings.ts'
import type { Transaction } from '#db/client.ts'
import type { Slot } from '#domain/availability/slot-rules.ts'
import { type BookingActor, VERIFIED } from '#domain/bookings/booking-states.ts'
import { bookingInEmail, sessionInEmail } from './booking-in-email.ts'
import { notifyClient } from './notify-client.ts'
import { type SessionColumns, sessionColumns, takeSlot } from './take-slot.ts'
import { queueOffers } from './waitlist/queue-offers.ts'

type Mover = {
  readonly actor: BookingActor
  readonly actorId: string
  /** Whether it counts against the client's limit of moves. */
  readonly counts: boolean
}

/**
 * Moves a booking, locked by the caller, to another slot and frees the old one, with everything that follows. Returns false
 * and changes nothing when another live booking has the new slot.
 */
export async function moveBooking(
  tx: Transaction,
  before: BookingRow,
  slot: Slot,
  mover: Mover,
  now: Date,
): Promise<boolean> {
  const session = sessionColumns(slot)
  if (!(await takeSlot(tx, before.id, session, now))) return false

  const after = await record(tx, before, { session, mover }, now)

  for (const followUp of FOLLOW_UPS) await followUp(tx, { before, after }, now)
  return true
}

/** The move with its history. The booking's time is taken already. */
async function record(
  tx: Transaction,
  before: BookingRow,
  { session, mover }: { readonly session: SessionColumns; readonly mover: Mover },
  now: Date,
): Promise<BookingRow> {
  const { actor, actorId, counts } = mover
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
  return { ...before, ...session, ...moved }
}

type MovedBooking = { readonly before: BookingRow; readonly after: BookingRow }

/** What a move brings with it: the freed time is offered to those who wait for one. */
const FOLLOW_UPS: readonly ((tx: Transaction, moved: MovedBooking, now: Date) => Promise<void>)[] = [
  (tx) => queueOffers(tx),
  queueChangedEmail,
]

async function queueChangedEmail(tx: Transaction, { before, after }: MovedBooking, now: Date): Promise<void> {
  const email = {
    kind: 'booking-changed',
    booking: bookingInEmail(after),
    previous: sessionInEmail(before),
    changedAt: now.toISOString(),
    isConfirmed: after.paymentStatus === VERIFIED.paymentStatus,
  } as const
  await notifyClient(tx, after, email, `booking-changed:${after.id}:${after.calendarSequence}`)
}
