import { randomInt, randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { emails } from '#db/schema/emails.ts'
import { markSubscriptionConfirmed, recordSubscriptionRequest } from '#db/visitors/subscribers.ts'
import type { FormOrigin } from '#usecases/visitors/form-origin.ts'

export const AN_INSTANT = new Date('2026-05-04T06:30:00Z')

/** Each visit has its own address, so that rate limits of other tests do not apply. */
export function aVisit(changes: Partial<FormOrigin> = {}): FormOrigin {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  return { address, now: AN_INSTANT, honeypot: '', ...changes }
}

export function anEmail(): string {
  return `visitor-${randomUUID().slice(0, 13)}@example.com`
}

/** A confirmed newsletter subscriber. */
export async function givenSubscriber(db: Database): Promise<{ id: number; email: string }> {
  const email = anEmail()
  const id = await recordSubscriptionRequest(db, { email, source: 'footer', requestedAt: AN_INSTANT })
  if (id === undefined) throw new Error(`${email} is already subscribed.`)
  await markSubscriptionConfirmed(db, id, AN_INSTANT)
  return { id, email }
}

/** Emails to this address, oldest first. */
export function listEmailsTo(db: Database, recipient: string) {
  return db.select().from(emails).where(eq(emails.recipient, recipient)).orderBy(asc(emails.id))
}
