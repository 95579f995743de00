import { setTimeout as sleep } from 'node:timers/promises'
import { type ClaimedEmail, claimEmail } from '#db/emails/email-states.ts'
import type { DeliveryProblem } from '#domain/emails/email-delivery.ts'
import { NOT_COMPOSED } from '#domain/emails/skip-reasons.ts'
import { type Outcome, refused } from '#domain/outcome.ts'
import { recordDelivery, type Skipped } from '#usecases/emails/record-delivery.ts'
import { type Handler, type JobContext, RetryLater } from './job.ts'

export const sendEmail: Handler<'send-email'> = {
  concurrency: 5,
  async run(context, { emailId }) {
    const { db, now, log } = context
    const claimed = await claimEmail(db, emailId, now())
    if (!claimed) return

    const delivery = await deliver(context, claimed)
    const result = await retried(() => recordDelivery(db, claimed, delivery, now()))
    log.info({ emailId, kind: claimed.email.kind, attempt: claimed.attempts }, `email ${result}`)
    if (result === 'postponed') throw new RetryLater(`email ${emailId} was postponed`)
  },
}

async function deliver(
  { composeEmail, mail, now, log }: JobContext,
  claimed: ClaimedEmail,
): Promise<Outcome<undefined, DeliveryProblem | Skipped>> {
  try {
    const composed = await composeEmail(claimed, now())
    return composed.ok ? await mail.deliver(composed.value) : refused({ kind: 'skipped', reason: composed.refusal })
  } catch (error) {
    // The transport returns what the mail server says. An exception is a bug of ours or a database outage, so nothing
    // was sent; the fix may arrive before the email is given up.
    log.error({ err: error, emailId: claimed.id, kind: claimed.email.kind }, 'email not composed')
    return refused({ kind: 'temporary', reason: NOT_COMPOSED })
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
