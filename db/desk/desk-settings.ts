import type { Database } from '#db/client.ts'
import { deskSettings } from '#db/schema/desk.ts'

/** Whether the practice shows astrologers only their own bookings. */
export async function findSeesOnlyOwn(db: Database): Promise<boolean> {
  const [settings] = await db.select({ seesOnlyOwn: deskSettings.seesOnlyOwn }).from(deskSettings)
  return settings?.seesOnlyOwn ?? false
}

export async function recordSeesOnlyOwn(db: Database, seesOnlyOwn: boolean, now: Date): Promise<void> {
  await db.update(deskSettings).set({ seesOnlyOwn, updatedAt: now })
}

/** From when staff need a second factor; null while the practice does not require it. */
export async function findSecondFactorFrom(db: Database): Promise<Date | null> {
  const [settings] = await db.select({ from: deskSettings.secondFactorFrom }).from(deskSettings)
  return settings?.from ?? null
}

export async function recordSecondFactorFrom(db: Database, secondFactorFrom: Date | null, now: Date): Promise<void> {
  await db.update(deskSettings).set({ secondFactorFrom, updatedAt: now })
}
