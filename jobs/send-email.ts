import { setTimeout as sleep } from 'node:timers/promises'
import { type ClaimedEmail, claimEmail } from '#db/emails/email-states.ts'
import type { DeliveryProblem } from '#domain/emails/email-delivery.ts'
import { SKIP_REASONS } from '#domain/emails/skip-reasons.ts'
import { type Outcome, refused } from '#domain/outcome.ts'
import { printDocument } from '#mail/documents/print-document.ts'
import type { OutgoingEmail } from '#mail/outgoing-email.ts'
import { renderEmail } from '#mail/render-email.tsx'
import { type Skipped, settleDelivery } from '#usecases/emails/settle-delivery.ts'
import { documentsOf } from '#usecases/invoices/read-documents.ts'
import { withForName } from '#usecases/sessions/for-whom.ts'
import { type Handler, type JobContext, RetryLater } from './job.ts'
import { refreshEmail } from './refresh-email.ts'

export const sendEmail: Handler<'send-email'> = {
  name: 'send-email',
  concurrency: 5,
  async run(context, { emailId }) {
    const { db, now, log } = context
    const claimed = await claimEmail(db, emailId, now())
    if (!claimed) return

    const delivery = await deliver(context, claimed)
    const settled = await retried(() => settleDelivery(db, claimed, delivery, now()))
    log.info({ emailId, kind: claimed.email.kind, attempt: claimed.attempts }, `email ${settled}`)
    if (settled === 'postponed') throw new RetryLater(`email ${emailId} was postponed`)
  },
}

async function deliver(
  context: JobContext,
  claimed: ClaimedEmail,
): Promise<Outcome<undefined, DeliveryProblem | Skipped>> {
  try {
    const current = await refreshEmail(context.db, claimed, context.now())
    if (!current.ok) return refused({ kind: 'skipped', reason: SKIP_REASONS[current.refusal] })
    const email = await withForName(context.db, context.keyRing, current.value)
    return await context.mail.deliver(await compose(context, { ...claimed, email }))
  } catch (error) {
    // The transport returns what the mail server says. An exception is a bug of ours or a database outage, so nothing
    // was sent; the fix may arrive before the email is given up.
    context.log.error({ err: error, emailId: claimed.id, kind: claimed.email.kind }, 'email not composed')
    return refused({ kind: 'temporary', reason: 'This email could not be composed. The server log says why.' })
  }
}

async function compose(
  { db, now, emailContext, keyRing, site }: JobContext,
  claimed: ClaimedEmail,
): Promise<OutgoingEmail> {
  const { email, recipient, recipientName, timeZone } = claimed
  const reader = { address: recipient, name: recipientName, timeZone, now: now() }
  const rendered = renderEmail(email, await emailContext(), reader)
  const documents = await documentsOf(db, email, { keys: keyRing, appUrl: site.appUrl })
  const pdfs = await Promise.all(documents.map(printDocument))
  return {
    emailId: claimed.id,
    to: { address: recipient, name: recipientName },
    messageId: claimed.messageId,
    writtenAt: claimed.queuedAt,
    rendered: { ...rendered, attachments: [...rendered.attachments, ...pdfs] },
  }
}

const WRITE_TRIES = 20
const BETWEEN_TRIES_MS = 1_000

/** The mail server may have accepted the email: giving up during a short database outage would send it again. */
async function retried<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await write()
    } catch (error) {
      if (tries === WRITE_TRIES) throw error
      await sleep(BETWEEN_TRIES_MS)
    }
  }
}
