import { and, desc, eq, lt } from 'drizzle-orm'
import type { AuditEntry } from '#domain/audit.ts'
import type { Database } from './client.ts'
import { auditLog } from './schema/accounts.ts'

export async function recordAudit(db: Database, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values({
    at: entry.at,
    actorId: entry.actorId ?? null,
    action: entry.action,
    subjectKind: entry.subject?.kind ?? null,
    subjectId: entry.subject?.id ?? null,
    details: entry.details ?? {},
  })
}

export type AuditListItem = typeof auditLog.$inferSelect

/** One page, latest first; the next page begins before the last id of this one. */
export async function listAudit(
  db: Database,
  filter: { actorId?: string; subject?: { kind: string; id: string }; beforeId?: number; limit?: number } = {},
): Promise<AuditListItem[]> {
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        filter.actorId === undefined ? undefined : eq(auditLog.actorId, filter.actorId),
        filter.subject && eq(auditLog.subjectKind, filter.subject.kind),
        filter.subject && eq(auditLog.subjectId, filter.subject.id),
        filter.beforeId === undefined ? undefined : lt(auditLog.id, filter.beforeId),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(filter.limit ?? 50)
}
