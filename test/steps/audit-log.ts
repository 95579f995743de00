import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { auditLog } from '#db/schema/accounts.ts'

/** Audit log entries by actor or subject, latest first. */
export async function listAudit(
  db: Database,
  { actorId, subject }: { actorId?: string; subject?: { kind: string; id: string } } = {},
) {
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
        subject && eq(auditLog.subjectKind, subject.kind),
        subject && eq(auditLog.subjectId, subject.id),
      ),
    )
    .orderBy(desc(auditLog.id))
}
