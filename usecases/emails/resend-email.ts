import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { lockEmail, markEmailResent } from '#db/emails/email-states.ts'
import { enqueueNow } from '#db/jobs.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export type ResendEmailRefusal = 'email-not-found' | 'email-on-its-way'

type Resend = { readonly emailId: number; readonly editorId: string; readonly now: Date }

/** Staff send an email again, or have a waiting one tried at once. */
export async function resendEmail(
  db: Database,
  { emailId, editorId, now }: Resend,
): Promise<Outcome<{ emailId: number }, ResendEmailRefusal>> {
  return db.transaction(async (tx) => {
    const email = await lockEmail(tx, emailId)
    if (!email) return refused('email-not-found')
    // Its job may be running although the email is not `sending`: just before it starts, or just after it has ended.
    if (email.state === 'sending' || !(await enqueueNow(tx, 'send-email', { emailId }))) {
      return refused('email-on-its-way')
    }

    await markEmailResent(tx, emailId, now)
    const subject = { kind: 'email', id: String(emailId) }
    // Emails are deleted after a while; the kind still says what this entry is about.
    const details = { kind: email.kind }
    await recordAudit(tx, { action: 'email-resent', actorId: editorId, subject, details, at: now })
    return accepted({ emailId })
  })
}
