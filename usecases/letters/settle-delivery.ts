import type { Database } from '#db/client.ts'
import {
  type ClaimedLetter,
  markLetterFailed,
  markLetterSent,
  recordLetterPostponed,
} from '#db/letters/letter-queue.ts'
import { type DeliveryProblem, planNextTry } from '#domain/letters/letter-delivery.ts'
import type { Outcome } from '#domain/outcome.ts'

export type Settled = 'sent' | 'postponed' | 'failed'

/** Writes down how a try went, and when the next one is due. */
export async function settleDelivery(
  db: Database,
  claimed: ClaimedLetter,
  delivery: Outcome<unknown, DeliveryProblem>,
  now: Date,
): Promise<Settled> {
  if (delivery.ok) {
    await markLetterSent(db, claimed, now)
    return 'sent'
  }

  const problem = delivery.refusal
  const next = planNextTry(claimed, problem, now)
  if (next.step === 'give-up') {
    await markLetterFailed(db, claimed, problem.reason)
    return 'failed'
  }

  await recordLetterPostponed(db, claimed, {
    reason: problem.reason,
    afterSeconds: next.afterSeconds,
    isDoubtful: problem.kind === 'doubtful',
  })
  return 'postponed'
}
