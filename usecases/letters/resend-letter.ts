import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { findLetterState } from '#db/letters/kept-letters.ts'
import { recordLetterResent } from '#db/letters/letter-queue.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export type ResendRefusal = 'letter-not-found' | 'letter-on-its-way'

type Wish = { readonly letterId: number; readonly editorId: string; readonly now: Date }

/** Staff send a letter once more, or ask for a waiting one to be tried at once. */
export async function resendLetter(
  db: Database,
  { letterId, editorId, now }: Wish,
): Promise<Outcome<{ letterId: number }, ResendRefusal>> {
  return db.transaction(async (tx) => {
    const kind = await recordLetterResent(tx, letterId, now)
    if (!kind) {
      const isThere = (await findLetterState(tx, letterId)) !== undefined
      return refused(isThere ? 'letter-on-its-way' : 'letter-not-found')
    }

    const subject = { kind: 'letter', id: String(letterId) }
    // Letters go after a while; the log then still says what it was.
    await recordAudit(tx, { action: 'letter-resent', actorId: editorId, subject, details: { kind }, at: now })
    return accepted({ letterId })
  })
}
