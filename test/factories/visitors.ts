import { randomInt, randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { emails } from '#db/schema/emails.ts'
import { markSubscriptionConfirmed, recordSubscriptionRequest } from '#db/visitors/subscribers.ts'
import type { Visit } from '#usecases/visitors/form-origin.ts'

export const A_MOMENT = new Date('2026-05-04T06:30:00Z')

/** Somebody on a network of their own, so that limits of other tests do not touch them. */
export function aVisit(changes: Partial<Visit> = {}): Visit {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  return { address, now: A_MOMENT, honeypot: '', ...changes }
}

export function anEmail(): string {
  return `visitor-${randomUUID().slice(0, 13)}@example.com`
}

/** A reader who said yes to the newsletter. */
export async function givenSubscriber(db: Database): Promise<{ id: number; email: string }> {
  const email = anEmail()
  const id = await recordSubscriptionRequest(db, { email, source: 'footer', requestedAt: A_MOMENT })
  if (id === undefined) throw new Error(`${email} was subscribed already.`)
  await markSubscriptionConfirmed(db, id, A_MOMENT)
  return { id, email }
}

/** The emails a mailbox would get, oldest first. */
export function listEmailsTo(db: Database, recipient: string) {
  return db.select().from(emails).where(eq(emails.recipient, recipient)).orderBy(asc(emails.id))
}
