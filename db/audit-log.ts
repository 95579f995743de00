import type { AuditEntry } from '#domain/audit-actions.ts'
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
