import { desc, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { pushKeys } from '#db/schema/push.ts'

export type PushKey = Pick<typeof pushKeys.$inferSelect, 'publicKey' | 'sealedPrivateKey'>

export async function findPushKey(db: Database): Promise<PushKey | undefined> {
  const { publicKey, sealedPrivateKey } = pushKeys
  const [found] = await db
    .select({ publicKey, sealedPrivateKey })
    .from(pushKeys)
    .orderBy(desc(pushKeys.createdAt))
    .limit(1)
  return found
}

/** Of several servers that start at once, one makes the key and the others wait for it. */
export async function lockPushKeys(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${pushKeys} in exclusive mode`)
}

export async function recordPushKey(tx: Transaction, key: PushKey & { readonly createdAt: Date }): Promise<void> {
  await tx.insert(pushKeys).values(key)
}
