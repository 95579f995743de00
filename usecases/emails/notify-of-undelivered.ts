import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { listUndeliveredEmails } from '#db/sessions/reminders.ts'
import { NOT_COMPOSED } from '#domain/emails/skip-reasons.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { istDate } from '#domain/time/india-time.ts'
import { queueEmail } from './queue-email.ts'

/** Notifies the practice once a day of emails that failed, because a client may be waiting for one. */
export async function notifyOfUndelivered(db: Database, now: Date): Promise<number> {
  const failed = await listUndeliveredEmails(db, new Date(now.getTime() - DAY_MS))
  const emails = failed.filter(({ kind }) => kind !== 'emails-undelivered')
  const { contact, name } = await requirePractice(db)
  const [latest] = emails
  if (!latest || contact.astrologerEmail === '') return 0

  await db.transaction((tx) =>
    queueEmail(tx, {
      eventKey: `emails-undelivered:${istDate(now)}`,
      to: { address: contact.astrologerEmail, name },
      email: {
        kind: 'emails-undelivered',
        count: emails.length,
        reason: withoutAddresses(latest.reason ?? NOT_COMPOSED),
      },
    }),
  )
  return emails.length
}

/** Mail servers repeat the recipient's address, which must not outlive an erasure in an email to the practice. */
function withoutAddresses(reason: string): string {
  return reason.replaceAll(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '…')
}
