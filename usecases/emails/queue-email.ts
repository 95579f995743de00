import { findBookedZone } from '#db/bookings/booking-clients.ts'
import type { Database, Transaction } from '#db/client.ts'
import { listEmailIdsWithoutJob, recordEmail } from '#db/emails/email-states.ts'
import { enqueue, enqueueAll } from '#db/jobs.ts'
import type { Email, EmailReader } from '#domain/emails/emails.ts'
import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'

type EmailOrder = {
  /** Names the event, e.g. `booking-received:42`. An event causes one email only. */
  readonly eventKey: string
  readonly to: EmailReader
  readonly email: Email
  /** The reader's; if unknown, that of the last booking with this address. */
  readonly timeZone?: string | undefined
  /** That of the page which caused it, for readers who have not chosen one. */
  readonly language?: Language | undefined
}

/**
 * Writes an email and the job that sends it in the transaction of the change.
 * Returns false if the event already has an email.
 */
export async function queueEmail(
  tx: Transaction,
  { eventKey, to, email, timeZone, language }: EmailOrder,
): Promise<boolean> {
  const { kind, ...payload } = email
  const emailId = await recordEmail(tx, {
    eventKey,
    kind,
    payload,
    recipient: to.address,
    recipientName: to.name ?? null,
    timeZone: timeZone ?? (await findBookedZone(tx, to.address)) ?? INDIA_TIME_ZONE,
    language: language ?? FIRST_LANGUAGE,
  })
  if (emailId === undefined) return false

  await enqueue(tx, 'send-email', { emailId })
  return true
}

/**
 * Gives a job to each unfinished email that has none: those of a version that sent emails without jobs, and those whose
 * job was lost. Thousands may wait for a mail
 * server with a job each, which a start must not write again.
 */
export async function enqueueUnfinishedEmails(db: Database): Promise<void> {
  const ids = await listEmailIdsWithoutJob(db)
  await enqueueAll(
    db,
    'send-email',
    ids.map((emailId) => ({ emailId })),
  )
}
