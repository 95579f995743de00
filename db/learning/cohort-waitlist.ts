import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { ADDRESS } from '#db/accounts/user-columns.ts'
import type { Database } from '#db/client.ts'
import { type ReadIn, translated } from '#db/content/translated-columns.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { cohortClasses, cohorts, cohortWaitlist } from '#db/schema/cohorts.ts'
import { courses } from '#db/schema/content.ts'
import type { SeatWaitEnd } from '#domain/learning/cohorts.ts'
import { isUuid } from '#domain/uuid.ts'

export type SeatWait = typeof cohortWaitlist.$inferSelect

const isWaiting = isNull(cohortWaitlist.endedAt)
const inLine = [asc(cohortWaitlist.createdAt), asc(cohortWaitlist.id)]

/** Returns false if the client waits for this group already. */
export async function recordSeatWait(
  tx: Database,
  wait: Pick<SeatWait, 'id' | 'cohortId' | 'userId' | 'timeZone' | 'createdAt'>,
): Promise<boolean> {
  const added = await tx.insert(cohortWaitlist).values(wait).onConflictDoNothing().returning({ id: cohortWaitlist.id })
  return added.length === 1
}

/** The groups that a client waits for. */
export function listSeatWaitsOf(db: Database, userId: string): Promise<SeatWait[]> {
  return db
    .select()
    .from(cohortWaitlist)
    .where(and(eq(cohortWaitlist.userId, userId), isWaiting))
    .orderBy(...inLine)
}

/** The first in line without an offer, whose accounts can be used. The group is locked. */
export function listNextInLine(tx: Database, cohortId: number, limit: number) {
  return tx
    .select({ wait: cohortWaitlist, email: ADDRESS, fullName: profiles.fullName })
    .from(cohortWaitlist)
    .innerJoin(users, eq(users.id, cohortWaitlist.userId))
    .leftJoin(profiles, eq(profiles.userId, cohortWaitlist.userId))
    .where(
      and(
        eq(cohortWaitlist.cohortId, cohortId),
        isWaiting,
        isNull(cohortWaitlist.offeredAt),
        isNull(users.disabledAt),
        isNull(users.erasedAt),
        isNull(users.eraseAfter),
      ),
    )
    .orderBy(...inLine)
    .limit(limit)
}

/** Groups that somebody without an offer waits for. */
export async function listAwaitedCohorts(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: cohortWaitlist.cohortId })
    .from(cohortWaitlist)
    .where(and(isWaiting, isNull(cohortWaitlist.offeredAt)))
  return rows.map(({ id }) => id)
}

export async function recordSeatOffer(
  tx: Database,
  id: string,
  { offeredAt, offerExpiresAt }: { readonly offeredAt: Date; readonly offerExpiresAt: Date },
): Promise<void> {
  await tx
    .update(cohortWaitlist)
    .set({ offeredAt, offerExpiresAt })
    .where(and(eq(cohortWaitlist.id, id), isWaiting))
}

type End = { readonly reason: SeatWaitEnd; readonly now: Date }

/** Returns false for one that has ended already. */
export async function endSeatWait(tx: Database, id: string, { reason, now }: End): Promise<boolean> {
  const ended = await tx
    .update(cohortWaitlist)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(cohortWaitlist.id, id), isWaiting))
    .returning({ id: cohortWaitlist.id })
  return ended.length === 1
}

export async function endSeatWaitOf(
  tx: Database,
  { cohortId, userId }: { readonly cohortId: number; readonly userId: string },
  { reason, now }: End,
): Promise<void> {
  await tx
    .update(cohortWaitlist)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(cohortWaitlist.cohortId, cohortId), eq(cohortWaitlist.userId, userId), isWaiting))
}

/** Ends offers that nobody took in time, and waits for groups that have begun. Those that are being taken are skipped. */
export async function endFinishedSeatWaits(tx: Database, now: Date): Promise<number> {
  const lapsed = sql<boolean>`coalesce(${cohortWaitlist.offerExpiresAt} <= ${now}, false)`
  const begun = sql`(select min(c.starts_at) from ${cohortClasses} c where c.cohort_id = ${cohortWaitlist.cohortId}) <= ${now}`
  const finished = await tx
    .select({ id: cohortWaitlist.id })
    .from(cohortWaitlist)
    .where(and(isWaiting, sql`(${lapsed} or ${begun})`))
    .for('update', { skipLocked: true })
  if (finished.length === 0) return 0
  await tx
    .update(cohortWaitlist)
    .set({ endedAt: now, endReason: sql`case when ${begun} then 'begun' else 'unanswered' end` })
    .where(
      inArray(
        cohortWaitlist.id,
        finished.map(({ id }) => id),
      ),
    )
  return finished.length
}

export async function deleteEndedSeatWaits(db: Database, before: Date): Promise<void> {
  await db.delete(cohortWaitlist).where(lt(cohortWaitlist.endedAt, before))
}

export async function isAnyoneWaitingForSeats(db: Database): Promise<boolean> {
  const [first] = await db.select({ id: cohortWaitlist.id }).from(cohortWaitlist).where(isWaiting).limit(1)
  return first !== undefined
}

/** The line of a group, with names. */
export function listSeatWaits(db: Database, cohortId: number) {
  return db
    .select({
      id: cohortWaitlist.id,
      userId: cohortWaitlist.userId,
      createdAt: cohortWaitlist.createdAt,
      offerExpiresAt: cohortWaitlist.offerExpiresAt,
      timeZone: cohortWaitlist.timeZone,
      fullName: profiles.fullName,
      email: users.email,
    })
    .from(cohortWaitlist)
    .innerJoin(users, and(eq(users.id, cohortWaitlist.userId), isNull(users.erasedAt)))
    .leftJoin(profiles, eq(profiles.userId, cohortWaitlist.userId))
    .where(and(eq(cohortWaitlist.cohortId, cohortId), isWaiting))
    .orderBy(...inLine)
}

/** A wait, ended or not, with its group, whose client's account can be used. */
export async function findSeatWait(db: Database, id: string, language?: ReadIn) {
  if (!isUuid(id)) return undefined
  const [found] = await db
    .select({
      id: cohortWaitlist.id,
      userId: cohortWaitlist.userId,
      email: ADDRESS,
      cohortId: cohortWaitlist.cohortId,
      cohortTitle: translated(language, { kind: 'groups', field: 'title' }),
      courseSlug: courses.slug,
      courseTitle: translated(language, { kind: 'courses', field: 'title' }),
      timeZone: cohortWaitlist.timeZone,
      offerExpiresAt: cohortWaitlist.offerExpiresAt,
      endReason: cohortWaitlist.endReason,
      startsAt:
        sql<Date | null>`(select min(c.starts_at) from ${cohortClasses} c where c.cohort_id = ${cohortWaitlist.cohortId})`.mapWith(
          cohortClasses.startsAt,
        ),
    })
    .from(cohortWaitlist)
    .innerJoin(users, eq(users.id, cohortWaitlist.userId))
    .innerJoin(cohorts, eq(cohorts.id, cohortWaitlist.cohortId))
    .innerJoin(courses, eq(courses.id, cohorts.courseId))
    .where(and(eq(cohortWaitlist.id, id), isNull(users.erasedAt), isNull(users.disabledAt)))
  return found
}
