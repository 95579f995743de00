import type { Database } from '#db/client.ts'
import type { StarCount } from '#domain/sessions/reviews.ts'
import { decideReview } from '#usecases/sessions/moderate-review.ts'
import { markOutcome } from '#usecases/sessions/update-session.ts'
import { type ReviewTexts, writeReview } from '#usecases/sessions/write-review.ts'
import { givenStaff, givenUser } from './accounts.ts'
import { A_MONDAY, givenBooking, givenConsultation, TEST_KEYS } from './bookings.ts'

export const A_REVIEW: ReviewTexts = {
  stars: 4,
  text: 'Clear and kind. I know what to do now.',
  shownName: 'Asha',
  shownCity: 'Mysuru',
  isPublic: true,
}

/** A paid question that the desk has marked as completed. */
export async function givenCompleted(db: Database, { now = A_MONDAY, userId }: { now?: Date; userId?: string } = {}) {
  const service = await givenConsultation(db, 'Prasna')
  const client = userId ?? (await givenUser(db, { password: null })).id
  const booking = await givenBooking(db, { userId: client, service, state: 'verified', now })
  const staffId = await givenStaff(db)
  await markOutcome(db, { bookingId: booking.id, staffId, outcome: 'completed' }, now)
  return { ...booking, staffId }
}

/** A published review by a client of its own. */
export async function givenPublishedReview(db: Database, stars: StarCount, changes: Partial<ReviewTexts> = {}) {
  const booking = await givenCompleted(db)
  const { id: bookingId, userId, staffId } = booking
  await writeReview(db, TEST_KEYS, { bookingId, userId }, { ...A_REVIEW, stars, ...changes }, A_MONDAY)
  await decideReview(db, { bookingId, staffId, state: 'published', version: 1 }, A_MONDAY)
  return booking
}
