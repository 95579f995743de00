import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { findLetterState, recordLetterResent } from '#db/letters.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export type ResendRefusal = 'letter-not-found' | 'letter-on-its-way'

type Wish = { readonly letterId: number; readonly editorId: string; readonly now: Date }

/** Staff send a letter once more, or ask for a waiting one to be tried at once. */
export async function resendLetter(
  db: Database,
  { letterId, editorId, now }: Wish,
): Promise<Outcome<{ letterId: number }, ResendRefusal>> {
  return db.transaction(async (tx) => {
    const requeued = await recordLetterResent(tx, letterId, now)
    if (!requeued) {
      const isThere = (await findLetterState(tx, letterId)) !== undefined
      return refused(isThere ? 'letter-on-its-way' : 'letter-not-found')
    }

    const subject = { kind: 'letter', id: String(letterId) }
    await recordAudit(tx, { action: 'letter-resent', actorId: editorId, subject, at: now })
    return accepted({ letterId })
  })
}
