import { and, desc, eq, gt } from 'drizzle-orm'
import type { AuditAction, AuditEntry, AuditSubject } from '#domain/audit-actions.ts'
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

/** The latest entry of this kind. */
export async function findLatestAudit(db: Database, action: AuditAction) {
  const [latest] = await db
    .select({ at: auditLog.at, details: auditLog.details })
    .from(auditLog)
    .where(eq(auditLog.action, action))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return latest
}

/** Whether something was done to a subject at an instant, by whomever. */
export async function isAuditedAt(
  db: Database,
  { action, subject }: { action: AuditAction; subject: AuditSubject },
  at: Date,
): Promise<boolean> {
  const isSame = and(
    eq(auditLog.action, action),
    eq(auditLog.subjectKind, subject.kind),
    eq(auditLog.subjectId, subject.id),
  )
  return (await db.$count(auditLog, and(isSame, eq(auditLog.at, at)))) > 0
}

/** Whether the same actor did the same to the same subject since an instant. */
export async function isAuditedSince(
  db: Database,
  { action, actorId, subject }: { action: AuditAction; actorId: string; subject: AuditSubject },
  since: Date,
): Promise<boolean> {
  const isSame = and(
    eq(auditLog.action, action),
    eq(auditLog.actorId, actorId),
    eq(auditLog.subjectKind, subject.kind),
    eq(auditLog.subjectId, subject.id),
  )
  return (await db.$count(auditLog, and(isSame, gt(auditLog.at, since)))) > 0
}
