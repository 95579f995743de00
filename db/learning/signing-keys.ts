import { desc, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { signingKeys } from '#db/schema/learning.ts'
import type { SealedText } from '#domain/sealed-text.ts'

/** The newest private key that can still be read. */
export async function findPrivateKey(db: Database): Promise<SealedText | undefined> {
  const [found] = await db
    .select({ sealedPrivateKey: signingKeys.sealedPrivateKey })
    .from(signingKeys)
    .where(isNotNull(signingKeys.sealedPrivateKey))
    .orderBy(desc(signingKeys.createdAt))
    .limit(1)
  return found?.sealedPrivateKey ?? undefined
}

/** Of all keys there have been, the newest first. */
export async function listPublicKeys(db: Database): Promise<string[]> {
  const rows = await db
    .select({ publicKey: signingKeys.publicKey })
    .from(signingKeys)
    .orderBy(desc(signingKeys.createdAt))
  return rows.map(({ publicKey }) => publicKey)
}

/** Of several servers that start at once, one makes the key and the others wait for it. */
export async function lockSigningKeys(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${signingKeys} in exclusive mode`)
}

export async function recordSigningKey(
  tx: Transaction,
  key: { publicKey: string; sealedPrivateKey: SealedText; createdAt: Date },
): Promise<void> {
  await tx.insert(signingKeys).values(key)
}
