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

/** Why a client who pays has no seat; the history of the booking keeps it. */
export type SeatLoss = 'seat-lost' | 'group-cancelled'

/**
 * Why an unpaid booking that is being paid has lost its seat; undefined if it has not. One whose hold has lapsed takes a seat
 * again if one is free. The group stays locked, so that nobody counts the seat as free before the payment is recorded.
 */
export async function findSeatLoss(
  tx: Database,
  { id: bookingId, cohortId, userId, holdExpiresAt }: BookingRow,
  now: Date,
): Promise<SeatLoss | undefined> {
  if (cohortId === null) return undefined
  const cohort = await lockCohort(tx, cohortId)
  if (cohort?.status !== 'open') return 'group-cancelled'
  if (isHoldAlive({ holdExpiresAt }, now)) return undefined
  const isFree = (await countTakenSeats(tx, cohortId, now, { bookingId, userId })) < cohort.seats
  return isFree ? undefined : 'seat-lost'
}

/** A client pays for a seat that is gone: the practice offers another group. */
export async function recordSeatLost(
  tx: Transaction,
  booking: BookingRow,
  { loss, now }: { readonly loss: SeatLoss; readonly now: Date },
): Promise<void> {
  await recordBookingChange(tx, booking.id, { cohortId: null, bookingDate: null, updatedAt: now })
  const lost = { booking: bookingInEmail(booking), ...(loss === 'group-cancelled' && { isCancelled: true }) }
  const eventKey = `seat-lost:${booking.id}:${booking.cohortId}`
  await notifyPractice(tx, { kind: 'seat-lost', ...lost }, eventKey)
  await notifyClient(tx, booking, { kind: 'group-full', ...lost }, `group-full:${booking.id}:${booking.cohortId}`)
}
