import { randomUUID } from 'node:crypto'
import { recordAudit } from '#db/audit-log.ts'
import { lockBookingClient } from '#db/bookings/booking-clients.ts'
import { findLiveCourseBooking } from '#db/bookings/course-bookings.ts'
import type { Database } from '#db/client.ts'
import { endSeatWait, findSeatWait, listSeatWaitsOf, recordSeatWait } from '#db/learning/cohort-waitlist.ts'
import { countTakenSeats, lockCohort } from '#db/learning/cohorts.ts'
import { MOST_WAITING } from '#domain/bookings/waitlist.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { isBookable } from '#domain/learning/cohorts.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { countTry, type TooOften } from '#usecases/limits/count-try.ts'
import { queueOffers } from '../waitlist/queue-offers.ts'
import { groupInEmail } from './group-in-email.ts'

type WaitRequest = { readonly userId: string; readonly cohortId: number; readonly timeZone: string }

export type SeatWaitRefusal =
  | {
      readonly reason: 'cohort-closed' | 'seats-free' | 'already-booked' | 'too-many-entries' | 'address-unverified'
    }
  | TooOften

/** Puts a client at the end of the line of a full group and emails how to leave it. The same request twice is one wait. */
export async function joinCohortWaitlist(
  db: Database,
  { userId, cohortId, timeZone }: WaitRequest,
  now: Date,
): Promise<Outcome<{ readonly waitId: string }, SeatWaitRefusal>> {
  const counted = await countTry(db, 'waitlist', userId, now)
  if (!counted.ok) return counted
  return db.transaction(async (tx) => {
    // First the client, then the group, in the order of a booking.
    const client = await lockBookingClient(tx, userId)
    if (!client?.email || !client.emailVerifiedAt) return refused({ reason: 'address-unverified' })
    const cohort = await lockCohort(tx, cohortId)
    if (!cohort || !isBookable(cohort, now)) return refused({ reason: 'cohort-closed' })

    const waits = await listSeatWaitsOf(tx, userId)
    const same = waits.find((wait) => wait.cohortId === cohortId)
    if (same) return accepted({ waitId: same.id })
    if (await findLiveCourseBooking(tx, { userId, courseId: cohort.courseId, now }))
      return refused({ reason: 'already-booked' })
    if ((await countTakenSeats(tx, cohortId, now)) < cohort.seats) return refused({ reason: 'seats-free' })
    if (waits.length >= MOST_WAITING) return refused({ reason: 'too-many-entries' })

    const waitId = randomUUID()
    await recordSeatWait(tx, { id: waitId, cohortId, userId, timeZone, createdAt: now })
    await queueEmail(tx, {
      eventKey: `group-wait-joined:${waitId}`,
      to: readerOf({ email: client.email, fullName: client.fullName }),
      email: { kind: 'group-wait-joined', waitId, group: await groupInEmail(tx, cohortId, now) },
      timeZone,
    })
    return accepted({ waitId })
  })
}

/** The client leaves; a seat that was held for them goes to the next in line. Leaving twice is the same as once. */
export async function leaveCohortWaitlist(
  db: Database,
  { waitId, userId }: { readonly waitId: string; readonly userId: string },
  now: Date,
): Promise<void> {
  const wait = await findSeatWait(db, waitId)
  if (wait?.userId !== userId) return
  await db.transaction(async (tx) => {
    await lockCohort(tx, wait.cohortId)
    if (await endSeatWait(tx, waitId, { reason: 'left', now })) await queueOffers(tx)
  })
}

type Removal = { readonly waitId: string; readonly cohortId: number; readonly staffId: string }

/** Staff remove a client from the line. Returns false for one who no longer waits. */
export async function removeFromCohortWaitlist(
  db: Database,
  { waitId, cohortId, staffId }: Removal,
  now: Date,
): Promise<boolean> {
  const wait = await findSeatWait(db, waitId)
  if (wait?.cohortId !== cohortId) return false
  return db.transaction(async (tx) => {
    await lockCohort(tx, cohortId)
    if (!(await endSeatWait(tx, waitId, { reason: 'removed', now }))) return false
    const subject = { kind: 'waitlist-entry', id: waitId }
    await recordAudit(tx, { action: 'waitlist-entry-removed', actorId: staffId, subject, at: now })
    await queueOffers(tx)
    return true
  })
}
