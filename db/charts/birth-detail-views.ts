import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translatedName } from '#db/content/translated-columns.ts'
import { auditLog, profiles } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'

const ACTION = 'birth-details-viewed'
const SUBJECT = 'booking'

/** Which of these bookings this member of staff has opened lately. */
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

/** The clients whose birth details this member of staff has opened, and when first; the bookings of one are one. */
export async function listClientsOpened(
  db: Database,
  { staffId, since }: { staffId: string; since: Date },
): Promise<{ readonly userId: string; readonly at: Date }[]> {
  const { rows } = await db.execute<{ user_id: string; at: string }>(sql`
    select coalesce(b.user_id::text, a.subject_id) as user_id, min(a.at) as at
    from audit_log a left join bookings b on a.subject_kind = ${SUBJECT} and b.id::text = a.subject_id
    where a.action = ${ACTION} and a.actor_id = ${staffId} and a.at > ${since}
    group by 1`)
  return rows.map(({ user_id: userId, at }) => ({ userId, at: new Date(at) }))
}

export type BirthDetailView = {
  readonly id: number
  readonly at: Date
  /** Null if they have given none, or were erased. */
  readonly viewerName: string | null
  readonly isViewerStaff: boolean
  /** Null for the births that the client has saved. */
  readonly serviceName: string | null
  readonly questionCount: number | null
}

const LATEST_VIEWS = 10

const VIEW_COLUMNS = {
  id: auditLog.id,
  at: auditLog.at,
  viewerName: profiles.fullName,
  isViewerStaff: sql<boolean>`exists (
    select from user_roles r where r.user_id = ${auditLog.actorId} and r.role <> 'client')`,
}

/** Who opened the birth details of this client's bookings, or the births that the client has saved; latest first. */
export async function listViewsOfClient(db: Database, userId: string, language?: ReadIn): Promise<BirthDetailView[]> {
  const ofBookings = await db
    .select({
      ...VIEW_COLUMNS,
      serviceName: translatedName(language, sql`${bookings.serviceName}`),
      questionCount: bookings.questionCount,
    })
    .from(auditLog)
    .innerJoin(bookings, eq(auditLog.subjectId, sql`${bookings.id}::text`))
    .leftJoin(profiles, eq(profiles.userId, auditLog.actorId))
    .where(and(eq(auditLog.action, ACTION), eq(auditLog.subjectKind, SUBJECT), eq(bookings.userId, userId)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(LATEST_VIEWS)
  const ofSavedBirths = await db
    .select({ ...VIEW_COLUMNS, serviceName: sql<null>`null`, questionCount: sql<null>`null` })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.userId, auditLog.actorId))
    .where(and(eq(auditLog.action, ACTION), eq(auditLog.subjectKind, 'user'), eq(auditLog.subjectId, userId)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(LATEST_VIEWS)
  return [...ofBookings, ...ofSavedBirths]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime() || other.id - one.id)
    .slice(0, LATEST_VIEWS)
}
