import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Database } from '#db/client.ts'
import { emails } from '#db/schema/emails.ts'
import type { Email } from '#domain/emails/emails.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

type EmailDetails = { readonly eventKey?: string; readonly address?: string; readonly email?: Email }

export const AN_EMAIL: Email = { kind: 'password-changed', changedAt: '2026-05-01T06:00:00.000Z' }

/** Queues an email and returns its row. */
export async function givenEmail(db: Database, details: EmailDetails = {}) {
  const eventKey = details.eventKey ?? `test:${randomUUID()}`
  const address = details.address ?? `reader-${randomUUID().slice(0, 8)}@example.com`
  await db.transaction((tx) => queueEmail(tx, { eventKey, to: { address }, email: details.email ?? AN_EMAIL }))

  return requireEmail(db, eventKey)
}

/** Makes every waiting email due now. */
export async function skipRetryDelays(db: Database): Promise<void> {
  await db.execute(sql`
    update pgboss.job set start_after = now() where name = 'send-email' and state in ('created', 'retry')`)
}

/** What pg-boss does with the jobs of a killed worker once they have expired, without the wait. */
export async function expireRunningJobs(db: Database): Promise<void> {
  await db.execute(sql`update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'`)
  await db.execute(sql`update pgboss.queue set monitor_on = null`)
  await new PgBoss({ db: fromDrizzle(db, sql), migrate: false, schedule: false }).supervise()
  await skipRetryDelays(db)
}

export async function requireEmail(db: Database, eventKey: string) {
  const [row] = await db.select().from(emails).where(eq(emails.eventKey, eventKey))
  if (!row) throw new Error(`There is no email for ${eventKey}.`)
  return row
}
