import { findBookingRow } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { findSeatWait } from '#db/learning/cohort-waitlist.ts'
import { findCohort, listCohortClasses } from '#db/learning/cohorts.ts'
import type { BookingInEmail } from '#domain/emails/booking-emails.ts'
import type { SkipReason } from '#domain/emails/skip-reasons.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { Refresh } from '#usecases/emails/due-email.ts'
import { bookingInEmail } from '../booking-in-email.ts'

export const refreshGroupWaitJoined: Refresh<'group-wait-joined'> = async (db, email) => {
  const wait = await findSeatWait(db, email.waitId)
  return wait?.endReason === null ? accepted(email) : refused('no-longer-waiting')
}

export const refreshGroupOffer: Refresh<'group-offer'> = async (db, email, { now }) => {
  const wait = await findSeatWait(db, email.waitId)
  const isOpen = wait?.endReason === null && wait.offerExpiresAt !== null && wait.offerExpiresAt > now
  return isOpen ? accepted(email) : refused('offer-ended')
}

/** A cancelled group stays cancelled. */
export const refreshGroupCancelled: Refresh<'group-cancelled'> = (_db, email) => Promise.resolve(accepted(email))

/** With the dates of the classes that are still ahead; several changes in a row all show the last ones. */
export const refreshGroupChanged: Refresh<'group-changed'> = async (db, email, { now, language }) => {
  const cohort = await findCohort(db, email.group.cohortId, { now, ...(language && { language }) })
  if (cohort?.status !== 'open') return refused('enrollment-ended')
  const { title, courseTitle, startsAt } = cohort
  const group = { ...email.group, title, courseTitle, startsAt: startsAt?.toISOString() ?? null }
  const classes = (await listCohortClasses(db, [cohort.id]))
    .filter((one) => one.startsAt > now)
    .map(({ startsAt: start, minutes }) => ({
      startsAt: start.toISOString(),
      endsAt: new Date(start.getTime() + minutes * MINUTE_MS).toISOString(),
    }))
  return accepted({ ...email, group, classes })
}

export const refreshGroupFull: Refresh<'group-full'> = async (db, email) => {
  const booking = await readWithoutSeat(db, email.booking)
  return booking.ok ? accepted({ ...email, booking: booking.value }) : booking
}

export const refreshSeatLost: Refresh<'seat-lost'> = async (db, email) => {
  const booking = await readWithoutSeat(db, email.booking)
  return booking.ok ? accepted({ ...email, booking: booking.value }) : booking
}

async function readWithoutSeat(
  db: Database,
  { bookingId }: BookingInEmail,
): Promise<Outcome<BookingInEmail, SkipReason>> {
  const row = await findBookingRow(db, bookingId)
  if (!row || row.status === 'cancelled') return refused('booking-cancelled')
  return row.cohortId === null ? accepted(bookingInEmail(row)) : refused('moved-later')
}
