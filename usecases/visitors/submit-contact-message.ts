import type { Database, Transaction } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { recordContactMessage } from '#db/visitors/visitor-inbox.ts'
import { mailboxOf } from '#domain/email-address.ts'
import type { Language } from '#domain/languages.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import {
  type ContactField,
  type ContactFormValues,
  type ContactMessage,
  readContactForm,
} from '#domain/visitors/contact-form.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { countMailbox, countTry, type TooOften } from '#usecases/limits/count-try.ts'
import type { FormOrigin, Invalid } from './form-origin.ts'

/** Saves a visitor's message, notifies the practice and sends the visitor an acknowledgement. */
export async function submitContactMessage(
  db: Database,
  form: ContactFormValues,
  { address, now, honeypot, language }: FormOrigin,
): Promise<Outcome<null, Invalid<ContactField> | TooOften>> {
  if (honeypot !== '') return accepted(null)

  const read = readContactForm(form)
  if (!read.ok) return refused({ reason: 'invalid', problems: read.refusal })

  const counted = await countTry(db, 'contact', networkOf(address), now)
  if (!counted.ok) return counted

  const message = read.value
  // The message is saved in any case, and the admin area shows it; only the emails about it are limited.
  const isNotice = (await countTry(db, 'practice-notice', 'all', now)).ok
  const isThanked = isNotice && (await mayThank(db, message.email, now))

  await db.transaction(async (tx) => {
    const id = await recordContactMessage(tx, message, now)
    if (isNotice) await notifyPractice(tx, id, message, now)
    if (isThanked) await thankVisitor(tx, { id, language }, message)
  })
  return accepted(null)
}

/** The address is unproven. */
async function mayThank(db: Database, email: string, now: Date): Promise<boolean> {
  const counted = await countTry(db, 'contact-email', mailboxOf(email), now)
  return counted.ok && (await countMailbox(db, email, now)).ok
}

async function notifyPractice(tx: Transaction, id: number, message: ContactMessage, now: Date): Promise<void> {
  const { contact, name } = await requirePractice(tx)
  // A practice without an address reads the message in the admin area.
  if (contact.email === '') return

  await queueEmail(tx, {
    eventKey: `contact-received:${id}`,
    to: { address: contact.email, name },
    email: { kind: 'contact-received', ...message, receivedAt: now.toISOString() },
  })
}

type Thanked = { readonly id: number; readonly language: Language | undefined }

async function thankVisitor(
  tx: Transaction,
  { id, language }: Thanked,
  { name, email, inquiryType }: ContactMessage,
): Promise<void> {
  await queueEmail(tx, {
    eventKey: `contact-acknowledged:${id}`,
    to: { address: email, name },
    email: { kind: 'contact-acknowledged', inquiryType },
    language,
  })
}
