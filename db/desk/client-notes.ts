import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { clientNotes } from '#db/schema/desk.ts'

/** The GST code of the client's state, two digits; null if the desk has not set it. */
export async function findClientState(db: Database, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ state: clientNotes.stateCode })
    .from(clientNotes)
    .where(eq(clientNotes.userId, userId))
  return found?.state ?? null
}

export async function recordClientState(
  db: Database,
  userId: string,
  stateCode: string | null,
  now: Date,
): Promise<void> {
  const change = { stateCode, updatedAt: now }
  await db
    .insert(clientNotes)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: clientNotes.userId, set: change })
}
