import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import type { ClaimedLetter } from '#db/letters/letter-queue.ts'
import type { InvoiceRow } from '#db/payments/invoices.ts'
import type { DeliveryProblem } from '#domain/letters/letter-delivery.ts'
import type { Letter } from '#domain/letters/letters.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { LetterContext } from '#mail/letter.ts'
import type { MailTransport } from '#mail/outgoing-letter.ts'
import { renderLetter } from '#mail/render-letter.tsx'
import { findInvoiceFor, invoiceAttachment } from '#usecases/invoices/invoice-attachment.ts'
import { settleDelivery } from '#usecases/letters/settle-delivery.ts'
import type { JobContext } from './job.ts'

/** One try to bring a letter to its reader, and what came of it written down. */
export async function deliverLetter(
  { db, now, log, mail }: JobContext,
  claimed: ClaimedLetter,
  letterContext: Promise<LetterContext>,
): Promise<void> {
  const material = await gather(db, claimed.letter, letterContext, log)
  const delivery = material.ok ? await attempt(claimed, material.value, mail) : material
  const settled = await withPatience(() => settleDelivery(db, claimed, delivery, now()))
  log.info({ letterId: claimed.id, kind: claimed.letter.kind, attempt: claimed.attempts }, `letter ${settled}`)
}

type Material = { readonly letterContext: LetterContext; readonly invoice: InvoiceRow | undefined }

/** Reads what the letter is made of. While the database cannot say, nothing leaves, and the letter is tried again. */
async function gather(
  db: Database,
  letter: Letter,
  letterContext: Promise<LetterContext>,
  log: JobContext['log'],
): Promise<Outcome<Material, DeliveryProblem>> {
  try {
    const [context, invoice] = await Promise.all([letterContext, findInvoiceFor(db, letter)])
    return accepted({ letterContext: context, invoice })
  } catch (error) {
    log.warn({ err: error }, 'letter cannot be written yet')
    return refused({ kind: 'temporary', reason: 'What the letter tells could not be read from the database.' })
  }
}

async function attempt(
  claimed: ClaimedLetter,
  { letterContext, invoice }: Material,
  mail: MailTransport,
): Promise<Outcome<undefined, DeliveryProblem>> {
  try {
    const reader = { name: claimed.recipientName, timeZone: claimed.timeZone }
    const rendered = renderLetter(claimed.letter, letterContext, reader)
    const papers = invoice ? [await invoiceAttachment(invoice)] : []
    return await mail.deliver({
      letterId: claimed.id,
      to: { address: claimed.recipient, name: claimed.recipientName },
      messageId: claimed.messageId,
      writtenAt: claimed.queuedAt,
      rendered: { ...rendered, attachments: [...rendered.attachments, ...papers] },
    })
  } catch (error) {
    // What the world outside does wrong is an answer; this is a fault of ours, and another try would meet it again.
    return refused({ kind: 'permanent', reason: `The letter could not be written: ${String(error)}` })
  }
}

const PATIENCE_TRIES = 20
const PATIENCE_WAIT_MS = 1_000

/** The mail server has taken the letter: if the database is away just now, giving up would send it again. */
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
