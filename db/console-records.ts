import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { LetterState } from '#domain/letters.ts'
import type { Database } from './client.ts'
import { containing } from './like-pattern.ts'
import { auditLog, users } from './schema/accounts.ts'
import { letters } from './schema/letters.ts'

type PageOptions = {
  readonly search?: string | undefined
  readonly beforeId?: number | undefined
  readonly limit: number
}

/** One page of the letters, latest first, by address, name or kind. */
export function searchLetters(
  db: Database,
  { state, search = '', beforeId, limit }: PageOptions & { readonly state?: LetterState | undefined },
) {
  return db
    .select({
      id: letters.id,
      kind: letters.kind,
      recipient: letters.recipient,
      recipientName: letters.recipientName,
      state: letters.state,
      attempts: letters.attempts,
      reason: letters.reason,
      createdAt: letters.createdAt,
      sentAt: letters.sentAt,
    })
    .from(letters)
    .where(
      and(
        state === undefined ? undefined : eq(letters.state, state),
        containing([letters.recipient, letters.recipientName, letters.kind], search),
        beforeId === undefined ? undefined : lt(letters.id, beforeId),
      ),
    )
    .orderBy(desc(letters.id))
    .limit(limit)
}

/** One page of what happened, latest first, by action, subject or the address of whoever acted. */
export function searchAudit(db: Database, { search = '', beforeId, limit }: PageOptions) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      subjectKind: auditLog.subjectKind,
      subjectId: auditLog.subjectId,
      details: auditLog.details,
      actorId: auditLog.actorId,
      actorEmail: sql<string | null>`case when ${users.erasedAt} is null then ${users.email} end`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        containing([auditLog.action, auditLog.subjectKind, auditLog.subjectId, users.email], search),
        beforeId === undefined ? undefined : lt(auditLog.id, beforeId),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit)
}
