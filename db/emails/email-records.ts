import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../client.ts'
import { emails } from '../schema/emails.ts'

export type MailProblem = { readonly waiting: number; readonly since: Date; readonly reason: string }

/** Emails that failed at least once and wait for the next try; undefined if there are none. */
export async function findMailProblem(db: Database): Promise<MailProblem | undefined> {
  const isPostponed = and(eq(emails.state, 'queued'), gt(emails.attempts, 0))
  const waiting = await db.$count(emails, isPostponed)
  const [oldest] = await db
    .select({ since: emails.createdAt, reason: emails.reason })
    .from(emails)
    .where(isPostponed)
    .orderBy(asc(emails.id))
    .limit(1)
  return oldest && { waiting, since: oldest.since, reason: oldest.reason ?? '' }
}

/** Emails that are waiting, failed or skipped, latest first. */
export async function listUnsentEmails(db: Database, limit = 50) {
  return db
    .select({
      id: emails.id,
      kind: emails.kind,
      recipient: emails.recipient,
      state: emails.state,
      createdAt: emails.createdAt,
    })
    .from(emails)
    .where(ne(emails.state, 'sent'))
    .orderBy(desc(emails.id))
    .limit(limit)
}

/** Which of these emails no longer exist: their retention has ended, or their reader was erased. */
export async function listDeletedEmailIds(db: Database, ids: readonly number[]): Promise<number[]> {
  // One parameter, however many IDs.
  const isAsked = sql`${emails.id} = any(${sql.param([...ids])}::bigint[])`
  const rows = await db.select({ id: emails.id }).from(emails).where(isAsked)
  const existing = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !existing.has(id))
}

/** Emails that were sent, failed or skipped long ago. Waiting emails stay, however old they are. */
export async function deleteOldEmails(db: Database, queuedBefore: Date): Promise<number> {
  const deleted = await db
    .delete(emails)
    .where(and(inArray(emails.state, ['sent', 'failed', 'skipped']), lt(emails.queuedAt, queuedBefore)))
    .returning({ id: emails.id })
  return deleted.length
}
