import type { Database } from '#db/client.ts'
import { enqueue } from '#db/jobs.ts'
import { type ClaimedLetter, markLetterFailed, markLetterSent, recordLetterPostponed } from '#db/letters.ts'
import { type DeliveryProblem, planNextTry } from '#domain/letter-delivery.ts'
import type { Outcome } from '#domain/outcome.ts'

export type Settled = 'sent' | 'postponed' | 'failed'

/** Writes down how a try went, and leaves the next try in the same transaction. */
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

  await db.transaction(async (tx) => {
    const isOurs = await recordLetterPostponed(tx, claimed, {
      reason: problem.reason,
      nextAttemptAt: new Date(now.getTime() + next.afterSeconds * 1000),
      isDoubtful: problem.kind === 'doubtful',
    })
    if (isOurs) await enqueue(tx, 'deliver-letter', { letterId: claimed.id }, { startAfter: next.afterSeconds })
  })
  return 'postponed'
}
