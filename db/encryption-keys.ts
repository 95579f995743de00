import { sql } from 'drizzle-orm'
import { encryptionKeys } from '#db/schema/server.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { Database, Transaction } from './client.ts'

/** The key ring, sealed with the site's secret; undefined before the first start. */
export async function findSealedRing(db: Database): Promise<SealedText | undefined> {
  const [found] = await db.select({ sealedRing: encryptionKeys.sealedRing }).from(encryptionKeys)
  return found?.sealedRing
}

/** Of several servers that start at once, one creates the ring and the others wait for it. */
export async function lockSealedRing(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${encryptionKeys} in exclusive mode`)
}

export async function recordSealedRing(tx: Transaction, sealedRing: SealedText): Promise<void> {
  const row = { id: 1, sealedRing, updatedAt: sql`now()` }
  await tx.insert(encryptionKeys).values(row).onConflictDoUpdate({ target: encryptionKeys.id, set: row })
}

/** Whether a site or worker on any machine is connected; each of them runs jobs. */
export async function isSiteRunning(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from pg_stat_activity where datname = current_database() and application_name = 'muhurta-jobs' limit 1`)
  return rows.length > 0
}
