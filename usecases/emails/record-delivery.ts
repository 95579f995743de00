import type { Database } from '#db/client.ts'
import {
  type ClaimedEmail,
  markEmailFailed,
  markEmailPostponed,
  markEmailSent,
  markEmailSkipped,
} from '#db/emails/email-states.ts'
import { type DeliveryProblem, isGivenUp } from '#domain/emails/email-delivery.ts'
import type { SkipReason } from '#domain/emails/skip-reasons.ts'
import type { Outcome } from '#domain/outcome.ts'

export type DeliveryResult = 'sent' | 'postponed' | 'failed' | 'skipped'

/** Out of date: it was not handed to the mail server. */
export type Skipped = { readonly kind: 'skipped'; readonly reason: SkipReason }

/** Records how a try went. */
export async function recordDelivery(
  db: Database,
  claimed: ClaimedEmail,
  delivery: Outcome<unknown, DeliveryProblem | Skipped>,
  now: Date,
): Promise<DeliveryResult> {
  if (delivery.ok) {
    await markEmailSent(db, claimed, now)
    return 'sent'
  }

  const problem = delivery.refusal
  if (problem.kind === 'skipped') {
    await markEmailSkipped(db, claimed, problem.reason)
    return 'skipped'
  }

  const { kind, reason } = problem
  if (isGivenUp(claimed, kind, now)) {
    await markEmailFailed(db, claimed, reason)
    return 'failed'
  }

  await markEmailPostponed(db, claimed, { reason, isDoubtful: kind === 'doubtful' })
  return 'postponed'
}
