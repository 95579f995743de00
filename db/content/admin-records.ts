import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.ts'
import { asWritten, containing, hasName, nameKey } from '#db/like-pattern.ts'
import { auditLog, profiles, users } from '#db/schema/accounts.ts'
import { blogPosts } from '#db/schema/blog.ts'
import { bookings, courseEnrollments } from '#db/schema/bookings.ts'
import { emails } from '#db/schema/emails.ts'
import { contactMessages, contentSuggestions } from '#db/schema/visitors.ts'
import { CONTENT_KINDS, type ContentKind, isContentKind } from '#domain/content/content-kinds.ts'
import type { EmailState } from '#domain/emails/emails.ts'
import { contentShape } from './admin-content-shapes.ts'

type PageOptions = {
  readonly search?: string | undefined
  readonly beforeId?: number | undefined
  readonly limit: number
}

/** One page of the emails, latest first, by address, name or kind. */
export function searchEmails(
  db: Database,
  { state, search = '', beforeId, limit }: PageOptions & { readonly state?: EmailState | undefined },
) {
  return db
    .select({
      id: emails.id,
      kind: emails.kind,
      recipient: emails.recipient,
      recipientName: emails.recipientName,
      state: emails.state,
      attempts: emails.attempts,
      reason: emails.reason,
      createdAt: emails.createdAt,
      sentAt: emails.sentAt,
      /** Null for a reader without an account or a number. */
      phone: profiles.phone,
    })
    .from(emails)
    .leftJoin(users, eq(users.email, sql`lower(${emails.recipient})`))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        state === undefined ? undefined : eq(emails.state, state),
        or(
          containing([emails.recipient, emails.recipientName, ...asWritten(emails.kind)], search),
          hasName(search, nameKey(emails.recipientName)),
        ),
        beforeId === undefined ? undefined : lt(emails.id, beforeId),
      ),
    )
    .orderBy(desc(emails.id))
    .limit(limit)
}

const actors = alias(users, 'actors')
const actorProfiles = alias(profiles, 'actor_profiles')
const subjects = alias(users, 'subjects')

const unlessErased = (user: typeof actors | typeof subjects) =>
  sql<string | null>`case when ${user.erasedAt} is null then ${user.email} end`

// The log stores every id as text; cast to a uuid it can use the primary key of its table.
const SUBJECT_UUID = sql`case when ${auditLog.subjectId} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then ${auditLog.subjectId}::uuid end`

const SUBJECT_NUMBER = sql`case when ${auditLog.subjectId} ~ '^[0-9]{1,18}$' then ${auditLog.subjectId}::bigint end`

const isAbout = (kind: 'booking' | 'email' | 'enrollment') => eq(auditLog.subjectKind, kind)

/** The user an entry is about: the user itself, or the student of an enrollment. */
const SUBJECT_USER = sql`case ${auditLog.subjectKind}
  when 'user' then ${SUBJECT_UUID}
  when 'enrollment' then ${courseEnrollments.userId} end`

type Titled = { readonly table: PgTable & { readonly id: PgColumn }; readonly title: PgColumn | SQL }

const TITLED: ReadonlyMap<string, Titled> = new Map<string, Titled>([
  ['post', { table: blogPosts, title: blogPosts.title }],
  ['message', { table: contactMessages, title: contactMessages.subject }],
  ['suggestion', { table: contentSuggestions, title: contentSuggestions.topic }],
  ...Object.keys(CONTENT_KINDS).filter(isContentKind).map(titledContent),
])

function titledContent(kind: ContentKind): [string, Titled] {
  const { table, name } = contentShape(kind)
  return [kind, { table, title: name }]
}

const titles = [...TITLED].map(
  ([kind, { table, title }]) =>
    sql`when ${kind} then (select ${title} from ${table} where ${table.id} = ${SUBJECT_NUMBER})`,
)

// A deleted subject has the title that it had when it was deleted.
const deletions = alias(auditLog, 'deletions')
const isDeletionOfSame = and(
  eq(deletions.subjectKind, auditLog.subjectKind),
  eq(deletions.subjectId, auditLog.subjectId),
  inArray(deletions.action, ['post-deleted', 'content-deleted']),
)
const subjectTitle = sql<string | null>`coalesce(
  case ${auditLog.subjectKind} ${sql.join(titles, sql` `)} end,
  ${courseEnrollments.courseTitle},
  ${deletions.details}->>'title')`
const emailKind = sql<string | null>`coalesce(${emails.kind},
  case when ${isAbout('email')} then ${auditLog.details}->>'kind' end)`

/** One page of the audit log, latest first, searched by action, subject or actor. */
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
      /** Of a client without an address. */
      subjectName: sql<string | null>`case when ${subjects.erasedAt} is null then ${profiles.fullName} end`,
      subjectTitle,
      emailKind,
      emailRecipient: emails.recipient,
      details: auditLog.details,
      actorId: auditLog.actorId,
      actorEmail: unlessErased(actors),
      actorName: sql<string | null>`case when ${actors.erasedAt} is null then ${actorProfiles.fullName} end`,
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(actorProfiles, eq(actorProfiles.userId, auditLog.actorId))
    .leftJoin(courseEnrollments, and(isAbout('enrollment'), eq(courseEnrollments.id, SUBJECT_NUMBER)))
    .leftJoin(subjects, eq(subjects.id, SUBJECT_USER))
    .leftJoin(profiles, eq(profiles.userId, SUBJECT_USER))
    .leftJoin(bookings, and(isAbout('booking'), eq(bookings.id, SUBJECT_UUID)))
    .leftJoin(deletions, isDeletionOfSame)
    .leftJoin(emails, and(isAbout('email'), eq(emails.id, SUBJECT_NUMBER)))
    .where(
      and(
        or(
          containing(
            [
              ...asWritten(auditLog.action),
              auditLog.subjectKind,
              auditLog.subjectId,
              bookings.code,
              subjects.email,
              subjectTitle,
              ...asWritten(emailKind),
              emails.recipient,
              actors.email,
              actorProfiles.fullName,
              profiles.fullName,
            ],
            search,
          ),
          hasName(search, actorProfiles.searchName),
          hasName(search),
        ),
        beforeId === undefined ? undefined : lt(auditLog.id, beforeId),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit)
}

export type AuditRecord = Awaited<ReturnType<typeof searchAudit>>[number]
