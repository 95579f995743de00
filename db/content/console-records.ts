import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.ts'
import { asWritten, containing } from '#db/like-pattern.ts'
import { auditLog, users } from '#db/schema/accounts.ts'
import { blogPosts } from '#db/schema/blog.ts'
import { bookings } from '#db/schema/bookings.ts'
import { letters } from '#db/schema/letters.ts'
import type { LetterState } from '#domain/letters/letters.ts'

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
        containing([letters.recipient, letters.recipientName, ...asWritten(letters.kind)], search),
        beforeId === undefined ? undefined : lt(letters.id, beforeId),
      ),
    )
    .orderBy(desc(letters.id))
    .limit(limit)
}

const actors = alias(users, 'actors')
const subjects = alias(users, 'subjects')

const unlessErased = (person: typeof actors | typeof subjects) =>
  sql<string | null>`case when ${person.erasedAt} is null then ${person.email} end`

// The log keeps every id as text; as a uuid it finds its row by the key of that table.
const SUBJECT_UUID = sql`case when ${auditLog.subjectId} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then ${auditLog.subjectId}::uuid end`

const SUBJECT_NUMBER = sql`case when ${auditLog.subjectId} ~ '^[0-9]{1,18}$' then ${auditLog.subjectId}::bigint end`

const isAbout = (kind: 'booking' | 'user' | 'post' | 'letter') => eq(auditLog.subjectKind, kind)

// A post that is gone is called what it was called when it was deleted.
const deletions = alias(auditLog, 'deletions')
const isDeletionOfSame = and(
  eq(deletions.subjectKind, auditLog.subjectKind),
  eq(deletions.subjectId, auditLog.subjectId),
  eq(deletions.action, 'post-deleted'),
)
const postTitle = sql<string | null>`coalesce(${blogPosts.title}, ${deletions.details}->>'title')`
const letterKind = sql<string | null>`coalesce(${letters.kind},
  case when ${isAbout('letter')} then ${auditLog.details}->>'kind' end)`

/** One page of what happened, latest first, by action, by whom or what it was about, or by who acted. */
export function searchAudit(db: Database, { search = '', beforeId, limit }: PageOptions) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      subjectKind: auditLog.subjectKind,
      subjectId: auditLog.subjectId,
      bookingCode: bookings.code,
      subjectEmail: unlessErased(subjects),
      postTitle,
      letterKind,
      letterRecipient: letters.recipient,
      details: auditLog.details,
      actorId: auditLog.actorId,
      actorEmail: unlessErased(actors),
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(subjects, and(isAbout('user'), eq(subjects.id, SUBJECT_UUID)))
    .leftJoin(bookings, and(isAbout('booking'), eq(bookings.id, SUBJECT_UUID)))
    .leftJoin(blogPosts, and(isAbout('post'), eq(blogPosts.id, SUBJECT_NUMBER)))
    .leftJoin(deletions, and(isAbout('post'), isDeletionOfSame))
    .leftJoin(letters, and(isAbout('letter'), eq(letters.id, SUBJECT_NUMBER)))
    .where(
      and(
        containing(
          [
            ...asWritten(auditLog.action),
            auditLog.subjectKind,
            auditLog.subjectId,
            bookings.code,
            subjects.email,
            postTitle,
            ...asWritten(letterKind),
            letters.recipient,
            actors.email,
          ],
          search,
        ),
        beforeId === undefined ? undefined : lt(auditLog.id, beforeId),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit)
}

export type AuditRecord = Awaited<ReturnType<typeof searchAudit>>[number]
