import type { Database } from '#db/client.ts'
import { type NewEmail, recordEmail } from '#db/emails/email-queue.ts'
import type { Email, EmailReader } from '#domain/emails/emails.ts'
import { INDIA_TIME_ZONE } from '#domain/india-time.ts'

type EmailOrder = {
  /** Names the event the email tells of, e.g. `booking-received:42`; the same key is never written twice. */
  readonly eventKey: string
  readonly to: EmailReader
  readonly email: Email
  readonly timeZone?: string
  /** For what can be taken back for a moment. */
  readonly delaySeconds?: number
}

/**
 * Writes an email in the transaction of the change it tells of, so both happen or neither does.
 * Answers false when this event has been told already.
 */
export async function queueEmail(tx: Database, order: EmailOrder): Promise<boolean> {
  return recordEmail(tx, emailRow(order))
}

/** For a change that is written in one statement with its email. */
export function emailRow({ eventKey, to, email, timeZone, delaySeconds = 0 }: EmailOrder): NewEmail {
  const { kind, ...payload } = email
  return {
    eventKey,
    kind,
    payload,
    recipient: to.address,
    recipientName: to.name ?? null,
    timeZone: timeZone ?? INDIA_TIME_ZONE,
    delaySeconds,
  }
}
