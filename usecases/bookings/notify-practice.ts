import type { Transaction } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import type { Email } from '#domain/emails/emails.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

/** Queues an email to the astrologer, in the transaction of the change. Without an address, only the desk shows it. */
export async function notifyPractice(tx: Transaction, email: Email, eventKey: string): Promise<void> {
  const { contact, name } = await requirePractice(tx)
  if (contact.astrologerEmail === '') return

  await queueEmail(tx, { eventKey, to: { address: contact.astrologerEmail, name }, email })
}
