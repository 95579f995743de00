import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { recordEmailResent } from '#db/emails/email-queue.ts'
import { findEmailState } from '#db/emails/email-records.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export type ResendRefusal = 'email-not-found' | 'email-on-its-way'

type Resend = { readonly emailId: number; readonly editorId: string; readonly now: Date }

/** Staff send an email once more, or ask for a waiting one to be tried at once. */
export async function resendEmail(
  db: Database,
  { emailId, editorId, now }: Resend,
): Promise<Outcome<{ emailId: number }, ResendRefusal>> {
  return db.transaction(async (tx) => {
    const kind = await recordEmailResent(tx, emailId, now)
    if (!kind) {
      const isThere = (await findEmailState(tx, emailId)) !== undefined
      return refused(isThere ? 'email-on-its-way' : 'email-not-found')
    }

    const subject = { kind: 'email', id: String(emailId) }
    // Emails go after a while; the log then still says what it was.
    await recordAudit(tx, { action: 'email-resent', actorId: editorId, subject, details: { kind }, at: now })
    return accepted({ emailId })
  })
}
