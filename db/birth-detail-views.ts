import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from './client.ts'
import { auditLog } from './schema/accounts.ts'

const ACTION = 'birth-details-viewed'
const SUBJECT = 'booking'

/** Which of these bookings this person has looked into lately. */
export async function listFreshViews(
  db: Database,
  { staffId, bookingIds, since }: { staffId: string; bookingIds: readonly string[]; since: Date },
): Promise<Set<string>> {
  if (bookingIds.length === 0) return new Set()
  const rows = await db
    .select({ id: auditLog.subjectId })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, ACTION),
        eq(auditLog.actorId, staffId),
        eq(auditLog.subjectKind, SUBJECT),
        inArray(auditLog.subjectId, [...bookingIds]),
        gt(auditLog.at, since),
      ),
    )
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

export async function recordViews(
  db: Database,
  { staffId, bookingIds, now }: { staffId: string; bookingIds: readonly string[]; now: Date },
): Promise<void> {
  if (bookingIds.length === 0) return
  await db
    .insert(auditLog)
    .values(
      bookingIds.map(
        (subjectId) => ({ at: now, actorId: staffId, action: ACTION, subjectKind: SUBJECT, subjectId }) as const,
      ),
    )
}
