import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type ResendRefusal, resendLetter } from '#usecases/letters/resend-letter.ts'
import type { Editor } from './content-change.ts'

/** Sends a letter once more in the name of somebody at the practice. */
export async function resendLetterAs(
  db: Database,
  { letterId, editorId, now }: Editor & { readonly letterId: number },
): Promise<Outcome<{ letterId: number }, ResendRefusal>> {
  return db.transaction(async (tx) => {
    const outcome = await resendLetter(tx, letterId, now)
    if (outcome.ok) {
      const subject = { kind: 'letter', id: String(letterId) }
      await recordAudit(tx, { action: 'letter-resent', actorId: editorId, subject, at: now })
    }
    return outcome
  })
}
