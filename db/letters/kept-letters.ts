import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { LetterState } from '#domain/letters/letters.ts'
import type { Database } from '../client.ts'
import { letters } from '../schema/letters.ts'

export type MailTrouble = { readonly waiting: number; readonly since: Date; readonly reason: string }

/** Letters that were tried and wait for another try; undefined while mail leaves as it should. */
export async function findMailTrouble(db: Database): Promise<MailTrouble | undefined> {
  const isPostponed = and(eq(letters.state, 'queued'), gt(letters.attempts, 0))
  const waiting = await db.$count(letters, isPostponed)
  const [oldest] = await db
    .select({ since: letters.createdAt, reason: letters.reason })
    .from(letters)
    .where(isPostponed)
    .orderBy(asc(letters.id))
    .limit(1)
  return oldest && { waiting, since: oldest.since, reason: oldest.reason ?? '' }
}

export async function findLetterState(db: Database, id: number): Promise<LetterState | undefined> {
  const rows = await db.select({ state: letters.state }).from(letters).where(eq(letters.id, id))
  return rows[0]?.state
}

/** What has not left yet and what never will, latest first. */
export async function listUnsentLetters(db: Database, limit = 50) {
  return db
    .select({
      id: letters.id,
      kind: letters.kind,
      recipient: letters.recipient,
      state: letters.state,
      createdAt: letters.createdAt,
    })
    .from(letters)
    .where(ne(letters.state, 'sent'))
    .orderBy(desc(letters.id))
    .limit(limit)
}

/** Letters hold a name and an address; they go when the person they were written to goes. */
export async function deleteLettersTo(db: Database, recipient: string): Promise<void> {
  await db.delete(letters).where(eq(sql`lower(${letters.recipient})`, recipient))
}

/** Letters that left or failed long ago; what waits is kept however old it is. */
export async function deleteOldLetters(db: Database, queuedBefore: Date): Promise<number> {
  const deleted = await db
    .delete(letters)
    .where(and(inArray(letters.state, ['sent', 'failed']), lt(letters.queuedAt, queuedBefore)))
    .returning({ id: letters.id })
  return deleted.length
}
