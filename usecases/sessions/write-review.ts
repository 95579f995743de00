import { recordConsent, recordWithdrawal } from '#db/accounts/consents.ts'
import { isErased, lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database, Transaction } from '#db/client.ts'
import { type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import {
  deleteReview,
  findReview,
  findReviewedBooking,
  hasPublicReview,
  recordInvitationsStopped,
  recordReview,
} from '#db/sessions/reviews.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { mayBeReviewed, type ReviewableRefusal, type StarCount } from '#domain/sessions/reviews.ts'

type OwnBooking = { readonly bookingId: string; readonly userId: string }

export type ReviewTexts = {
  readonly stars: StarCount
  readonly text: string
  readonly shownName: string
  readonly shownCity: string
  readonly isPublic: boolean
}

export type WriteReviewRefusal = ReviewableRefusal | 'booking-not-found'

/** Writes or changes the review of a completed booking. Sending the same again changes nothing. */
export async function writeReview(
  db: Database,
  keys: KeyRing,
  own: OwnBooking,
  written: ReviewTexts,
  now: Date,
): Promise<Outcome<null, WriteReviewRefusal>> {
  return db.transaction(async (tx) => {
    // A concurrent erasure, or another copy of the form, waits for this lock.
    await lockAccount(tx, own.userId)
    if (await isErased(tx, own.userId)) return refused('booking-not-found')
    const booking = await findReviewedBooking(tx, own.bookingId)
    if (!booking || booking.userId !== own.userId) return refused('booking-not-found')
    const allowed = mayBeReviewed(booking)
    if (!allowed.ok) return allowed

    const before = await findReview(tx, own.bookingId)
    if (before && isSame(before, written, keys)) return accepted(null)

    const { text, ...shown } = written
    await recordReview(tx, { ...own, ...shown, sealedText: sealWithRing(text, keys) }, now)
    if (written.isPublic && !before?.isPublic) await recordConsent(tx, own.userId, 'review-display', now)
    if (before?.isPublic && !written.isPublic) await withdrawUnlessNeeded(tx, own.userId, now)
    await audit(tx, 'review-written', own, now)
    return accepted(null)
  })
}

function isSame(before: NonNullable<Awaited<ReturnType<typeof findReview>>>, written: ReviewTexts, keys: KeyRing) {
  return (
    before.stars === written.stars &&
    before.shownName === written.shownName &&
    before.shownCity === written.shownCity &&
    before.isPublic === written.isPublic &&
    unsealWithRing(before.sealedText, keys) === written.text
  )
}

/** Deletes the client's review; a published one leaves the website at once. */
export async function withdrawReview(db: Database, own: OwnBooking, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, own.userId)
    if (!(await deleteReview(tx, own))) return
    await withdrawUnlessNeeded(tx, own.userId, now)
    await audit(tx, 'review-withdrawn', own, now)
  })
}

/** The consent covers all reviews of the client: it ends with the last one that may be shown. */
async function withdrawUnlessNeeded(tx: Transaction, userId: string, now: Date): Promise<void> {
  if (!(await hasPublicReview(tx, userId))) await recordWithdrawal(tx, userId, ['review-display'], now)
}

/** No more invitations to review, or again. */
export async function changeInvitations(
  db: Database,
  { userId, isInvited }: { readonly userId: string; readonly isInvited: boolean },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    if (await isErased(tx, userId)) return
    await recordInvitationsStopped(tx, userId, isInvited ? null : now)
  })
}

function audit(tx: Transaction, action: 'review-written' | 'review-withdrawn', own: OwnBooking, now: Date) {
  return recordAudit(tx, { action, actorId: own.userId, subject: { kind: 'booking', id: own.bookingId }, at: now })
}
