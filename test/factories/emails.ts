import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { ClaimedEmail } from '#db/emails/email-queue.ts'
import { emails } from '#db/schema/emails.ts'
import type { Email } from '#domain/emails/emails.ts'
import type { EmailContext } from '#mail/email.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

type EmailDetails = { readonly eventKey?: string; readonly address?: string; readonly email?: Email }

export const AN_EMAIL: Email = { kind: 'password-changed', changedAt: '2026-05-01T06:00:00.000Z' }

/** An email in the queue; answers its row. */
export async function givenEmail(db: Database, details: EmailDetails = {}) {
  const eventKey = details.eventKey ?? `test:${randomUUID()}`
  const address = details.address ?? `reader-${randomUUID().slice(0, 8)}@example.com`
  await db.transaction((tx) => queueEmail(tx, { eventKey, to: { address }, email: details.email ?? AN_EMAIL }))

  return requireEmail(db, eventKey)
}

/** Takes this very email as a worker would, whenever it is due; undefined when it does not wait. */
export async function claimEmail(db: Database, id: number, now: Date): Promise<ClaimedEmail | undefined> {
  const [row] = await db
    .update(emails)
    .set({ state: 'sending', sendingSince: now, attempts: sql`${emails.attempts} + 1` })
    .where(and(eq(emails.id, id), eq(emails.state, 'queued')))
    .returning()
  return row && { ...row, email: { ...row.payload, kind: row.kind } as Email }
}

/** As if the time until the next try of each email had gone by. */
export async function letTheWaitPass(db: Database): Promise<void> {
  await db.update(emails).set({ nextAttemptAt: sql`now()` }).where(eq(emails.state, 'queued'))
}

export async function requireEmail(db: Database, eventKey: string) {
  const [row] = await db.select().from(emails).where(eq(emails.eventKey, eventKey))
  if (!row) throw new Error(`There is no email for ${eventKey}.`)
  return row
}

export const A_PRACTICE: EmailContext = {
  practice: {
    name: 'Sample Practice',
    email: 'hello@practice.example',
    phone: '+91 90000 00000',
    address: '12 Temple Road, Mysuru',
  },
  appUrl: 'https://practice.example',
  unseal: (text) => `https://practice.example/opened/${text}`,
}
