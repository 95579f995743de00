import type { Database } from '#db/client.ts'
import { deleteExpiredRateLimits } from '#db/rate-limits.ts'
import { deleteStaleSubscriptions } from '#db/subscribers.ts'
import { oldestOpenRequest } from '#domain/newsletter.ts'

/** Forgets what was kept of visitors only for a while: counts of their tries, and requests they never confirmed. */
export async function tidyVisits(db: Database, now: Date): Promise<{ limits: number }> {
  const limits = await deleteExpiredRateLimits(db, now)
  await deleteStaleSubscriptions(db, { requestedBefore: oldestOpenRequest(now), now })
  return { limits }
}
