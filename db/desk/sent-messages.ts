import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles } from '#db/schema/accounts.ts'
import { sentMessages } from '#db/schema/desk.ts'

type SentMessage = typeof sentMessages.$inferInsert

/** Which of these messages have been sent, by whom and when. */
export async function listSentMessages(db: Database, keys: readonly string[]) {
  const { key, sentAt, sentBy } = sentMessages
  const rows = await db
    .select({ key, sentAt, sentBy: profiles.fullName })
    .from(sentMessages)
    .leftJoin(profiles, eq(profiles.userId, sentBy))
    .where(inArray(key, [...keys]))
  return new Map(rows.map((row) => [row.key, row]))
}

/** Returns false if somebody else was first. */
export async function recordSentMessage(tx: Database, message: SentMessage): Promise<boolean> {
  const { key } = sentMessages
  const written = await tx.insert(sentMessages).values(message).onConflictDoNothing().returning({ key })
  return written.length === 1
}

/** Returns false if it was not marked. */
export async function deleteSentMessage(tx: Database, messageKey: string): Promise<boolean> {
  const { key } = sentMessages
  const deleted = await tx.delete(sentMessages).where(eq(key, messageKey)).returning({ key })
  return deleted.length === 1
}
