import type { Database } from '#db/client.ts'
import { findReview, findReviewedBooking, listSessionsToFollowUp } from '#db/sessions/reviews.ts'
import { accepted, refused } from '#domain/outcome.ts'
import { followUpSpan, mayBeReviewed } from '#domain/sessions/reviews.ts'
import { bookingName } from '#usecases/bookings/booking-in-email.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import type { Refresh } from '#usecases/emails/due-email.ts'

/** Thanks clients for completed sessions and invites them to review, once for each booking. */
export async function queueFollowUps(db: Database, now: Date): Promise<number> {
  const completed = (await listSessionsToFollowUp(db, followUpSpan(now))).filter((booking) => mayBeReviewed(booking).ok)
  let queued = 0
  for (const booking of completed) {
    const email = { kind: 'session-follow-up', ...bookingName(booking) } as const
    // One transaction each, so that one failing email does not block the others.
    const isQueued = await db.transaction((tx) => notifyClient(tx, booking, email, `session-follow-up:${booking.id}`))
    if (isQueued) queued += 1
  }
  return queued
}

export const refreshFollowUp: Refresh<'session-follow-up'> = async (db, email) => {
  const booking = await findReviewedBooking(db, email.bookingId)
  if (!booking || !mayBeReviewed(booking).ok) return refused('not-completed')
  if (booking.invitationsStoppedAt !== null) return refused('invitations-stopped')
  if (await findReview(db, email.bookingId)) return refused('already-reviewed')
  return accepted({ ...email, hasAnswer: booking.isAnswered })
}
