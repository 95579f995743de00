import type { Database } from '#db/client.ts'
import { type ClaimedEmail, markEmailFailed, markEmailPostponed, markEmailSent } from '#db/emails/email-states.ts'
import { type DeliveryProblem, isGivenUp } from '#domain/emails/email-delivery.ts'
import type { Outcome } from '#domain/outcome.ts'

export type Settled = 'sent' | 'postponed' | 'failed'

/** Records how a try went. */
export async function settleDelivery(
  db: Database,
  claimed: ClaimedEmail,
  delivery: Outcome<unknown, DeliveryProblem>,
  now: Date,
): Promise<Settled> {
  if (delivery.ok) {
    await markEmailSent(db, claimed, now)
    return 'sent'
  }

  const { kind, reason } = delivery.refusal
  if (isGivenUp(claimed, kind, now)) {
    await markEmailFailed(db, claimed, reason)
    return 'failed'
  }

  await markEmailPostponed(db, claimed, { reason, isDoubtful: kind === 'doubtful' })
  return 'postponed'
}
