import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import type { ClaimedEmail } from '#db/emails/email-queue.ts'
import type { InvoiceRow } from '#db/payments/invoices.ts'
import type { DeliveryProblem } from '#domain/emails/email-delivery.ts'
import type { Email } from '#domain/emails/emails.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { EmailContext } from '#mail/email.ts'
import type { MailTransport } from '#mail/outgoing-email.ts'
import { renderEmail } from '#mail/render-email.tsx'
import { settleDelivery } from '#usecases/emails/settle-delivery.ts'
import { findInvoiceFor, invoiceAttachment } from '#usecases/invoices/invoice-attachment.ts'
import type { JobContext } from './job.ts'

/** One try to bring an email to its reader, and what came of it written down. */
export async function deliverEmail(
  { db, now, log, mail }: JobContext,
  claimed: ClaimedEmail,
  emailContext: Promise<EmailContext>,
): Promise<void> {
  const material = await gather(db, claimed.email, emailContext, log)
  const delivery = material.ok ? await attempt(claimed, material.value, mail) : material
  const settled = await withPatience(() => settleDelivery(db, claimed, delivery, now()))
  log.info({ emailId: claimed.id, kind: claimed.email.kind, attempt: claimed.attempts }, `email ${settled}`)
}

type Material = { readonly emailContext: EmailContext; readonly invoice: InvoiceRow | undefined }

/** Reads what the email is made of. While the database cannot say, nothing leaves, and the email is tried again. */
async function gather(
  db: Database,
  email: Email,
  emailContext: Promise<EmailContext>,
  log: JobContext['log'],
): Promise<Outcome<Material, DeliveryProblem>> {
  try {
    const [context, invoice] = await Promise.all([emailContext, findInvoiceFor(db, email)])
    return accepted({ emailContext: context, invoice })
  } catch (error) {
    log.warn({ err: error }, 'email cannot be written yet')
    return refused({ kind: 'temporary', reason: 'What the email tells could not be read from the database.' })
  }
}

async function attempt(
  claimed: ClaimedEmail,
  { emailContext, invoice }: Material,
  mail: MailTransport,
): Promise<Outcome<undefined, DeliveryProblem>> {
  try {
    const reader = { name: claimed.recipientName, timeZone: claimed.timeZone }
    const rendered = renderEmail(claimed.email, emailContext, reader)
    const papers = invoice ? [await invoiceAttachment(invoice)] : []
    return await mail.deliver({
      emailId: claimed.id,
      to: { address: claimed.recipient, name: claimed.recipientName },
      messageId: claimed.messageId,
      writtenAt: claimed.queuedAt,
      rendered: { ...rendered, attachments: [...rendered.attachments, ...papers] },
    })
  } catch (error) {
    // What the world outside does wrong is an answer; this is a fault of ours, and another try would meet it again.
    return refused({ kind: 'permanent', reason: `The email could not be written: ${String(error)}` })
  }
}

const PATIENCE_TRIES = 20
const PATIENCE_WAIT_MS = 1_000

/** The mail server has taken the email: if the database is away just now, giving up would send it again. */
async function withPatience<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await write()
    } catch (error) {
      if (tries === PATIENCE_TRIES) throw error
      await sleep(PATIENCE_WAIT_MS)
    }
  }
}
