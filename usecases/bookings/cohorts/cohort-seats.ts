import { type BookingRow, recordBookingChange } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { endSeatWaitOf } from '#db/learning/cohort-waitlist.ts'
import { countTakenSeats, type DatedCohort, lockCohort } from '#db/learning/cohorts.ts'
import { isHoldAlive } from '#domain/bookings/holds.ts'
import { type SeatRefusal, takeSeat } from '#domain/learning/cohorts.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { bookingInEmail } from '../booking-in-email.ts'
import { notifyClient } from '../notify-client.ts'
import { notifyPractice } from '../notify-practice.ts'

type SeatRequest = {
  readonly cohortId: number
  readonly courseId: number
  /** A seat that was offered to them is theirs. */
  readonly userId: string
  /** The booking that takes it, if it exists already. */
  readonly bookingId?: string
}

/** A seat in the group, if one is free: nobody else can take it until the transaction ends. */
export async function reserveSeat(
  tx: Database,
  { cohortId, courseId, userId, bookingId }: SeatRequest,
  now: Date,
): Promise<Outcome<DatedCohort, SeatRefusal>> {
  const cohort = await lockCohort(tx, cohortId)
  if (cohort?.courseId !== courseId) return refused('cohort-closed')
  const taken = await countTakenSeats(tx, cohortId, now, { bookingId, userId })
  const seat = takeSeat(cohort, { taken, now })
  if (!seat.ok) return seat
  await endSeatWaitOf(tx, { cohortId, userId }, { reason: 'booked', now })
  return accepted(cohort)
}

/**
 * Whether an unpaid booking that is being paid still has its seat. One whose hold has lapsed takes a seat again if one is
 * free. The group stays locked, so that nobody counts the seat as free before the payment is recorded.
 */
export async function keepsSeat(
  tx: Database,
  { id: bookingId, cohortId, userId, holdExpiresAt }: BookingRow,
  now: Date,
): Promise<boolean> {
  if (cohortId === null) return true
  const cohort = await lockCohort(tx, cohortId)
  if (cohort?.status !== 'open') return false
  if (isHoldAlive({ holdExpiresAt }, now)) return true
  return (await countTakenSeats(tx, cohortId, now, { bookingId, userId })) < cohort.seats
}

/** A client pays for a seat that was given to somebody else meanwhile: the practice offers another group. */
export async function recordSeatLost(tx: Transaction, booking: BookingRow, now: Date): Promise<void> {
  await recordBookingChange(tx, booking.id, { cohortId: null, bookingDate: null, updatedAt: now })
  const shown = bookingInEmail(booking)
  const eventKey = `seat-lost:${booking.id}:${booking.cohortId}`
  await notifyPractice(tx, { kind: 'seat-lost', booking: shown }, eventKey)
  await notifyClient(
    tx,
    booking,
    { kind: 'group-full', booking: shown },
    `group-full:${booking.id}:${booking.cohortId}`,
  )
}
