import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { lockReview, recordReply, recordReviewDecision } from '#db/sessions/reviews.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { LONGEST_REPLY, type ReviewState } from '#domain/sessions/reviews.ts'
import { normalizeText } from '#domain/text.ts'

type Moderation = { readonly bookingId: string; readonly staffId: string }

export type ReviewDecisionRefusal = 'review-not-found' | 'review-changed' | 'not-public'
export type ReplyRefusal = 'review-not-found' | 'reply-too-long'

/** Staff decide about the version that they have read: the client may have changed it since. */
export async function decideReview(
  db: Database,
  { bookingId, staffId, state, version }: Moderation & { state: Exclude<ReviewState, 'waiting'>; version: number },
  now: Date,
): Promise<Outcome<null, ReviewDecisionRefusal>> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, bookingId)
    if (!review) return refused('review-not-found')
    if (review.version !== version) return refused('review-changed')
    if (state === 'published' && !review.isPublic) return refused('not-public')
    if (review.state === state) return accepted(null)

    await recordReviewDecision(tx, bookingId, { state, staffId, now })
    const subject = { kind: 'booking', id: bookingId }
    await recordAudit(tx, { action: 'review-decided', actorId: staffId, subject, details: { state }, at: now })
    return accepted(null)
  })
}

/** The practice's public reply; an empty one removes it. */
export async function replyToReview(
  db: Database,
  { bookingId, staffId, reply }: Moderation & { readonly reply: string },
  now: Date,
): Promise<Outcome<null, ReplyRefusal>> {
  const text = normalizeText(reply)
  if (text.length > LONGEST_REPLY) return refused('reply-too-long')
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, bookingId)
    if (!review) return refused('review-not-found')
    if (review.reply === text) return accepted(null)
    await recordReply(tx, bookingId, text)
    const subject = { kind: 'booking', id: bookingId }
    await recordAudit(tx, { action: 'review-replied', actorId: staffId, subject, at: now })
    return accepted(null)
  })
}
