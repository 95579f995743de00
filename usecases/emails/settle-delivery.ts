import type { Database } from '#db/client.ts'
import { type ClaimedEmail, markEmailFailed, markEmailSent, recordEmailPostponed } from '#db/emails/email-queue.ts'
import { type DeliveryProblem, planNextTry } from '#domain/emails/email-delivery.ts'
import type { Outcome } from '#domain/outcome.ts'

export type Settled = 'sent' | 'postponed' | 'failed'

/** Writes down how a try went, and when the next one is due. */
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

  const problem = delivery.refusal
  const next = planNextTry(claimed, problem, now)
  if (next.step === 'give-up') {
    await markEmailFailed(db, claimed, problem.reason)
    return 'failed'
  }

  await recordEmailPostponed(db, claimed, {
    reason: problem.reason,
    afterSeconds: next.afterSeconds,
    isDoubtful: problem.kind === 'doubtful',
  })
  return 'postponed'
}
