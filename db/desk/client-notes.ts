import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { clientNotes } from '#db/schema/desk.ts'
import type { SealedText } from '#domain/sealed-text.ts'

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

/** The note that belongs to no booking. */
export async function findClientNote(db: Database, userId: string): Promise<SealedText | null> {
  const [found] = await db
    .select({ note: clientNotes.sealedNote })
    .from(clientNotes)
    .where(eq(clientNotes.userId, userId))
  return found?.note ?? null
}
