import { deleteApiWrites } from '#db/accounts/api-keys.ts'
import type { Database } from '#db/client.ts'
import { deleteOldRemovals } from '#db/content/samples.ts'
import { deleteLeftLessonFiles } from '#db/learning/lesson-files.ts'
import { deleteExpiredRateLimits } from '#db/rate-limits.ts'
import { deleteStaleReminders } from '#db/visitors/festival-reminders.ts'
import { deleteNotifiedRequests } from '#db/visitors/notification-requests.ts'
import { deleteStaleSubscriptions } from '#db/visitors/subscribers.ts'
import { deleteHandledMessages } from '#db/visitors/visitor-inbox.ts'
import { undoableSince } from '#domain/content/undo-removal.ts'
import { retainedSince } from '#domain/privacy/retention.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { oldestOpenRequest } from '#domain/visitors/newsletter-links.ts'

/** A program that has had no answer asks again within hours. */
const API_WRITES_MS = 3 * DAY_MS

/**
 * Deletes visitors' data whose retention has ended: rate limit counts, handled messages, stale subscriptions, what they
 * had left at removed samples, and requests of programs.
 */
export async function purgeVisits(db: Database, now: Date): Promise<{ limits: number; messages: number }> {
  const limits = await deleteExpiredRateLimits(db, now)
  const messages = await deleteHandledMessages(db, retainedSince('handledMessages', now))
  await deleteNotifiedRequests(db)
  await deleteApiWrites(db, new Date(now.getTime() - API_WRITES_MS))
  await deleteOldRemovals(db, undoableSince(now))
  await deleteLeftLessonFiles(db, undoableSince(now))
  const stale = { requestedBefore: oldestOpenRequest(now), leftBefore: retainedSince('unsubscribedReaders', now) }
  await deleteStaleSubscriptions(db, { ...stale, now })
  await deleteStaleReminders(db, stale)
  return { limits, messages }
}
