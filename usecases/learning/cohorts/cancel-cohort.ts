import { isErased } from '#db/accounts/users.ts'
import { lockBooking } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { endSeatWait, listSeatWaits } from '#db/learning/cohort-waitlist.ts'
import {
  findCohort,
  listBookingsOf,
  lockBookingsOfCohort,
  lockCohort,
  recordCohortChange,
} from '#db/learning/cohorts.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { cancelByPractice } from '#usecases/bookings/cancel-by-practice.ts'
import { groupInEmail } from '#usecases/bookings/cohorts/group-in-email.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { audit } from './edit-cohort.ts'

type Cancelling = {
  readonly cohortId: number
  readonly version: number
  readonly staffId: string
  readonly now: Date
}

export type CancelledCohort = {
  readonly bookings: number
  readonly refundDue: Paise
  /** Nobody decides about their own money: a colleague cancels it. */
  readonly isOwnKept: boolean
}

export type CancelCohortRefusal = 'cohort-not-found' | 'changed-meanwhile' | 'cohort-over'

/**
 * Nobody can book it any more, and its bookings are cancelled with the refund that the practice owes. Repeated, it cancels
 * the bookings that are left, as those of groups that were cancelled before this did so.
 */
export function cancelCohort(
  db: Database,
  { cohortId, version, staffId, now }: Cancelling,
): Promise<Outcome<CancelledCohort, CancelCohortRefusal>> {
  return db.transaction(async (tx) => {
    // As everywhere, bookings are locked before their group. One that has come between the two would be a deadlock.
    const locked = await lockBookingsOfCohort(tx, cohortId)
    const cohort = await lockCohort(tx, cohortId)
    if (!cohort) return refused('cohort-not-found')
    const booked = await listBookingsOf(tx, cohortId)
    if (!booked.every((id) => locked.includes(id))) return refused('changed-meanwhile')

    if (cohort.status === 'open') {
      if (cohort.version !== version) return refused('changed-meanwhile')
      if (cohort.endsAt !== null && cohort.endsAt <= now) return refused('cohort-over')
      await recordCohortChange(tx, cohortId, { status: 'cancelled' }, now)
      await audit(tx, 'cohort-cancelled', { cohortId, staffId, now })
      await endWaits(tx, cohortId, now)
    }
    return accepted(await cancelBookings(tx, { cohortId, bookingIds: booked, staffId, now }))
  })
}

type Bookings = {
  readonly cohortId: number
  readonly bookingIds: readonly string[]
  readonly staffId: string
  readonly now: Date
}

async function cancelBookings(tx: Transaction, { cohortId, bookingIds, staffId, now }: Bookings) {
  const ended = (await findCohort(tx, cohortId, { now }))?.isClass ? 'class' : 'group'
  let bookings = 0
  let refundDue = 0
  let isOwnKept = false
  for (const id of bookingIds) {
    const booking = await lockBooking(tx, id)
    if (!booking || (await isErased(tx, booking.userId))) continue
    if (booking.userId === staffId) {
      isOwnKept = true
      continue
    }
    refundDue += (await cancelByPractice(tx, booking, { staffId, ended }, now)).refundDue
    bookings += 1
  }
  return { bookings, refundDue: paiseFrom(refundDue), isOwnKept }
}

async function endWaits(tx: Transaction, cohortId: number, now: Date): Promise<void> {
  const group = await groupInEmail(tx, cohortId, now)
  for (const { id, userId, email, fullName, timeZone } of await listSeatWaits(tx, cohortId)) {
    await endSeatWait(tx, id, { reason: 'cancelled', now })
    if (email === null) continue
    await queueEmail(tx, {
      eventKey: `group-cancelled:${cohortId}:${userId}`,
      to: readerOf({ email, fullName }),
      email: { kind: 'group-cancelled', group, isStudent: false },
      timeZone,
    })
  }
}
