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
