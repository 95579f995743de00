import { LANGUAGE } from '#content/language.ts'
import type { Database } from '#db/client.ts'
import type { ClaimedEmail } from '#db/emails/email-states.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { OutgoingEmail } from '#domain/emails/email-delivery.ts'
import type { Email, EmailKind } from '#domain/emails/emails.ts'
import type { SkipReason } from '#domain/emails/skip-reasons.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { translateNames } from '#usecases/content/translate-names.ts'
import type { DueEmail } from '#usecases/emails/due-email.ts'
import { documentsOf } from '#usecases/invoices/read-documents.ts'
import { addForName } from '#usecases/sessions/for-whom.ts'
import { printDocument } from './documents/print-document.ts'
import type { EmailContext, EmailDefinition } from './email.ts'
import { EMAILS } from './emails.ts'
import { renderEmail } from './layout/render-email.tsx'

type Composer = {
  readonly db: Database
  readonly keyRing: KeyRing
  /** Read for each email, so that it carries the current name and address of the practice. */
  readonly emailContext: () => Promise<EmailContext>
}

/** Writes an email as it is true now, with its documents, or says why it is not sent any more. */
export function emailComposer({ db, keyRing, emailContext }: Composer) {
  return async (claimed: ClaimedEmail, now: Date): Promise<Outcome<OutgoingEmail, SkipReason>> => {
    const current = await refreshEmail(db, claimed, now)
    if (!current.ok) return current
    const email = await translateNames(db, await addForName(db, keyRing, current.value), LANGUAGE)
    const context = await emailContext()

    const { id: emailId, messageId, queuedAt: writtenAt, recipient: address, recipientName: name, timeZone } = claimed
    const rendered = renderEmail(email, context, { address, name, timeZone, now })
    const documents = await documentsOf(db, email, { keys: keyRing, appUrl: context.appUrl, language: LANGUAGE })
    const pdfs = await Promise.all(documents.map(printDocument))
    const attachments = [...rendered.attachments, ...pdfs]
    return accepted({ emailId, to: { address, name }, messageId, writtenAt, rendered: { ...rendered, attachments } })
  }
}

/** Reads again what an email is about, because it may have waited for days. */
export async function refreshEmail(
  db: Database,
  { id, eventKey, email, queuedAt }: DueEmail,
  now: Date,
): Promise<Outcome<Email, SkipReason>> {
  const current = await definitionOf(email).refresh(db, email, { id, eventKey, now, language: LANGUAGE })
  if (!current.ok) return current
  return emailExpiry(current.value, queuedAt) <= now ? refused('expired') : current
}

/** From this instant on the email is not sent any more. */
export function emailExpiry(email: Email, queuedAt: Date): Date {
  return definitionOf(email).expiry(email, queuedAt)
}

/** The table pairs each kind with its own definition; the compiler cannot follow that through a union. */
function definitionOf(email: Email): EmailDefinition<EmailKind> {
  return EMAILS[email.kind] as EmailDefinition<EmailKind>
}
