import type { Database } from '#db/client.ts'
import { deskSettings } from '#db/schema/desk.ts'

export async function recordSeesOnlyOwn(db: Database, seesOnlyOwn: boolean, now: Date): Promise<void> {
  await db.update(deskSettings).set({ seesOnlyOwn, updatedAt: now })
}
