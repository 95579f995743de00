import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { knownDevices } from '#db/schema/accounts.ts'

export async function isDeviceOf(db: Database, tokenHash: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(knownDevices.userId, userId)))
  return rows.length === 1
}

export async function recordDevice(db: Database, tokenHash: string, userId: string, now: Date): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ tokenHash, userId, lastUsedAt: now })
    .onConflictDoUpdate({ target: knownDevices.tokenHash, set: { userId, lastUsedAt: now } })
}

/** After a reset no browser is trusted any more: one of them may be the reason for it. */
export async function deleteDevicesOf(db: Database, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

/** Browsers that nobody has signed in with for so long are strangers again. */
export async function deleteUnusedDevices(db: Database, usedBefore: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, usedBefore))
}
