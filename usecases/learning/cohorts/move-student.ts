import { lockBooking } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { endSeatWaitOf } from '#db/learning/cohort-waitlist.ts'
import { countTakenSeats, lockCohort, recordBookingCohort } from '#db/learning/cohorts.ts'
import { isHoldAlive } from '#domain/bookings/holds.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { groupInEmail } from '#usecases/bookings/cohorts/group-in-email.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import { queueOffers } from '#usecases/bookings/waitlist/queue-offers.ts'
import { audit } from './edit-cohort.ts'

type Move = {
  readonly bookingId: string
  /** The group on the staff member's screen; null for a student without one. */
  readonly from: number | null
  readonly to: number
  readonly staffId: string
}

export type MoveStudentRefusal = 'student-not-found' | 'changed-meanwhile' | 'cohort-closed' | 'cohort-full'

/**
 * Staff put a student of the course into another group, also one that runs already. The seats of the new group hold for staff
 * too; the freed one is offered to those who wait.
 */
export function moveStudent(
  db: Database,
  { bookingId, from, to, staffId }: Move,
  now: Date,
): Promise<Outcome<null, MoveStudentRefusal>> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    const isLive = booking?.status === 'paid' || (booking?.status === 'pending' && isHoldAlive(booking, now))
    if (!booking || booking.courseId === null || !isLive) return refused('student-not-found')
    if (booking.cohortId === to) return accepted(null)
    if (booking.cohortId !== from) return refused('changed-meanwhile')

    // The old group needs no lock: a seat that becomes free is counted or not yet.
    const cohort = await lockCohort(tx, to)
    if (cohort?.courseId !== booking.courseId || cohort.status !== 'open') return refused('cohort-closed')
    const { userId } = booking
    if ((await countTakenSeats(tx, to, now, { userId })) >= cohort.seats) return refused('cohort-full')

    await recordBookingCohort(tx, bookingId, cohort, now)
    await endSeatWaitOf(tx, { cohortId: to, userId }, { reason: 'booked', now })
    await audit(tx, 'student-moved', { cohortId: to, staffId, now })
    const group = await groupInEmail(tx, to, now)
    const email = { kind: 'group-changed', group, change: 'moved' } as const
    await notifyClient(tx, booking, email, `group-moved:${bookingId}:${to}:${now.toISOString()}`)
    await queueOffers(tx)
    return accepted(null)
  })
}
