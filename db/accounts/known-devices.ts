import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { knownDevices } from '#db/schema/accounts.ts'

export async function isDeviceOf(db: Database, tokenHash: string, userId: string): Promise<boolean> {
  return (
    0 < (await db.$count(knownDevices, and(eq(knownDevices.tokenHash, tokenHash), eq(knownDevices.userId, userId))))
  )
}

/** Whether anyone has signed in with this browser. */
export async function isKnownDevice(db: Database, tokenHash: string): Promise<boolean> {
  return 0 < (await db.$count(knownDevices, eq(knownDevices.tokenHash, tokenHash)))
}

export async function countDevicesOf(db: Database, userId: string): Promise<number> {
  return db.$count(knownDevices, eq(knownDevices.userId, userId))
}

export async function recordDevice(db: Database, tokenHash: string, userId: string, now: Date): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ tokenHash, userId, lastUsedAt: now })
    .onConflictDoUpdate({ target: knownDevices.tokenHash, set: { userId, lastUsedAt: now } })
}

/** After a password reset no browser is trusted: one of them may be the reason for it. */
export async function deleteDevicesOf(db: Database, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

export async function deleteUnusedDevices(db: Database, usedBefore: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, usedBefore))
}
