import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { notificationRequests } from '#db/schema/visitors.ts'

type Request = { readonly email: string; readonly teacherPageId: number; readonly requestedAt: Date }

/** A second request with the same address for the same page changes nothing. */
export async function recordNotificationRequest(db: Database, request: Request): Promise<void> {
  await db
    .insert(notificationRequests)
    .values(request)
    .onConflictDoNothing({
      target: [notificationRequests.teacherPageId, notificationRequests.email],
      where: sql`notified_at is null`,
    })
}

/** Returns the requests to notify. Concurrent callers never get the same request. */
export function markNotified(
  db: Database,
  teacherPageId: number,
  notifiedAt: Date,
): Promise<{ id: number; email: string }[]> {
  return db
    .update(notificationRequests)
    .set({ notifiedAt })
    .where(and(eq(notificationRequests.teacherPageId, teacherPageId), isNull(notificationRequests.notifiedAt)))
    .returning({ id: notificationRequests.id, email: notificationRequests.email })
}

/** Their one email is queued, so the address is no longer needed. */
export async function deleteNotifiedRequests(db: Database): Promise<void> {
  await db.delete(notificationRequests).where(isNotNull(notificationRequests.notifiedAt))
}
