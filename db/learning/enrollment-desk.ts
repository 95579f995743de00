import { and, desc, eq, gte, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { hasTranslatedName, type ReadIn, translatedName } from '#db/content/translated-columns.ts'
import { containing, hasName } from '#db/like-pattern.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { bookings, courseEnrollments } from '#db/schema/bookings.ts'
import { courses } from '#db/schema/content.ts'
import type { EnrollmentStatus } from '#domain/learning/enrollment-status.ts'

/** The last row of a page; the next page starts after it. */
export type EnrollmentCursor = { readonly date: Date; readonly id: number }

type ListOptions = {
  readonly language?: ReadIn
  readonly status?: EnrollmentStatus | undefined
  readonly since?: Date | undefined
  readonly search?: string | undefined
  readonly after?: EnrollmentCursor | undefined
  readonly limit: number
}

/**
 * One page of enrollments in courses, latest first, with the sealed details of the booking. An erased student has neither name nor
 * address.
 */
export async function listEnrollmentPage(
  db: Database,
  { language, status, since, search = '', after, limit }: ListOptions,
) {
  const { enrollmentDate, id, courseTitle } = courseEnrollments
  const rows = await db
    .select({
      id,
      userId: courseEnrollments.userId,
      bookingId: courseEnrollments.bookingId,
      courseTitle: translatedName(language, sql`${courseTitle}`),
      courseLevel: courseEnrollments.courseLevel,
      status: courseEnrollments.status,
      enrollmentDate,
      notes: courseEnrollments.notes,
      fullName: profiles.fullName,
      phone: profiles.phone,
      birthDetails: bookings.birthDetails,
      profileId: profiles.userId,
      address: users.email,
    })
    .from(courseEnrollments)
    .innerJoin(bookings, eq(bookings.id, courseEnrollments.bookingId))
    .leftJoin(users, eq(users.id, courseEnrollments.userId))
    .leftJoin(profiles, eq(profiles.userId, courseEnrollments.userId))
    .where(
      and(
        isNotNull(courseEnrollments.courseLevel),
        status === undefined ? undefined : eq(courseEnrollments.status, status),
        since === undefined ? undefined : gte(enrollmentDate, since),
        or(
          containing([courseTitle, users.email, profiles.fullName, profiles.phone], search),
          hasName(search),
          hasTranslatedName(language, courseTitle, search),
        ),
        after &&
          sql`(date_trunc('milliseconds', ${enrollmentDate}), ${id}) < (${after.date.toISOString()}, ${after.id})`,
      ),
    )
    .orderBy(desc(enrollmentDate), desc(id))
    .limit(limit)
  return rows.map(({ profileId, address, ...row }) => ({ ...row, email: profileId === null ? null : address }))
}

export async function countEnrollmentsSince(
  db: Database,
  since: Date,
): Promise<{ pendingSessions: number; recent: number }> {
  const [counts] = await db
    .select({
      pendingSessions: sql<number>`(count(*) filter (where ${courseEnrollments.status} = 'enrolled'))::integer`,
      recent: sql<number>`(count(*) filter (where ${courseEnrollments.enrollmentDate} >= ${since.toISOString()}))::integer`,
    })
    .from(courseEnrollments)
    .where(isNotNull(courseEnrollments.courseLevel))
  return counts ?? { pendingSessions: 0, recent: 0 }
}

/** The enrollment with the student's name and its course's rule, locked until the transaction ends. */
export async function lockEnrollment(tx: Database, id: number) {
  const rows = await tx
    .select({
      id: courseEnrollments.id,
      userId: courseEnrollments.userId,
      courseTitle: courseEnrollments.courseTitle,
      courseLevel: courseEnrollments.courseLevel,
      status: courseEnrollments.status,
      notes: courseEnrollments.notes,
      fullName: profiles.fullName,
      certificateRule: courses.certificateRule,
    })
    .from(courseEnrollments)
    .innerJoin(courses, eq(courses.id, courseEnrollments.courseId))
    .leftJoin(profiles, eq(profiles.userId, courseEnrollments.userId))
    .where(eq(courseEnrollments.id, id))
    .for('update', { of: courseEnrollments })
  return rows[0]
}

export type LockedEnrollment = NonNullable<Awaited<ReturnType<typeof lockEnrollment>>>

export async function recordEnrollmentStatus(db: Database, id: number, status: EnrollmentStatus): Promise<void> {
  await db.update(courseEnrollments).set({ status }).where(eq(courseEnrollments.id, id))
}

export async function recordEnrollmentNotes(db: Database, id: number, notes: string): Promise<void> {
  await db.update(courseEnrollments).set({ notes }).where(eq(courseEnrollments.id, id))
}
