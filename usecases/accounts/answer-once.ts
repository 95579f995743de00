import { findApiWrite, recordApiAnswer, recordApiWrite } from '#db/accounts/api-keys.ts'
import type { Database } from '#db/client.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

type ApiWrite = {
  readonly keyId: string
  /** What the program calls this request, also when it sends it again. */
  readonly idempotencyKey: string
  /** Of what is asked. */
  readonly requestHash: string
}

/**
 * Makes a change that a program asks for, once: the same request gets the same answer and changes nothing more, and one that
 * arrives meanwhile waits. A refused request leaves no trace, so it can be sent again.
 */
export async function answerOnce<Answer, Refusal>(
  db: Database,
  { requestHash, ...write }: ApiWrite,
  now: Date,
  change: (tx: Database) => Promise<Outcome<Answer, Refusal>>,
): Promise<Outcome<Answer, Refusal | { readonly reason: 'idempotency-key-reused' }>> {
  return db
    .transaction(async (tx) => {
      if (!(await recordApiWrite(tx, { ...write, requestHash, at: now }))) {
        const before = await findApiWrite(tx, write)
        if (before?.requestHash !== requestHash) return refused({ reason: 'idempotency-key-reused' })
        return accepted(before.answer as Answer)
      }
      const outcome = await change(tx)
      if (!outcome.ok) throw new ChangeRefused(outcome.refusal)
      await recordApiAnswer(tx, write, outcome.value)
      return outcome
    })
    .catch((error: unknown) => {
      if (error instanceof ChangeRefused) return refused(error.refusal as Refusal)
      throw error
    })
}

/** Rolls the transaction back. */
class ChangeRefused extends Error {
  readonly refusal: unknown

  constructor(refusal: unknown) {
    super('The change was refused.')
    this.refusal = refusal
  }
}
