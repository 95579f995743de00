import type { Database } from '#db/client.ts'
import { enqueue } from '#db/jobs.ts'
import { findLetterState, recordLetterResent } from '#db/letters.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export type ResendRefusal = 'letter-not-found' | 'letter-on-its-way'

/** Staff send a letter once more, or ask for a waiting one to be tried at once. */
export async function resendLetter(
  db: Database,
  letterId: number,
  now: Date,
): Promise<Outcome<{ letterId: number }, ResendRefusal>> {
  return db.transaction(async (tx) => {
    const requeued = await recordLetterResent(tx, letterId, now)
    if (!requeued) {
      const isThere = (await findLetterState(tx, letterId)) !== undefined
      return refused(isThere ? 'letter-on-its-way' : 'letter-not-found')
    }

    await enqueue(tx, 'deliver-letter', { letterId })
    return accepted({ letterId })
  })
}
