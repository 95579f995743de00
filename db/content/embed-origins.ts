import { asc, notInArray } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { embedOrigins } from '#db/schema/programs.ts'

export async function listEmbedOrigins(db: Database): Promise<string[]> {
  const rows = await db.select({ origin: embedOrigins.origin }).from(embedOrigins).orderBy(asc(embedOrigins.origin))
  return rows.map(({ origin }) => origin)
}

/** These and no others. */
export async function recordEmbedOrigins(tx: Database, origins: readonly string[], now: Date): Promise<void> {
  await tx.delete(embedOrigins).where(notInArray(embedOrigins.origin, [...origins]))
  if (origins.length === 0) return
  await tx
    .insert(embedOrigins)
    .values(origins.map((origin) => ({ origin, addedAt: now })))
    .onConflictDoNothing()
}
