import { and, eq, gt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookings } from '#db/schema/bookings.ts'
import { courses } from '#db/schema/content.ts'
import type { CourseLevel } from '#domain/content/offers.ts'
import type { BookingRow } from './bookings.ts'

/**
 * A booking of the same course that is paid or can still be paid. Whoever was in a class that is sold alone may book its next
 * date.
 */
export async function findLiveCourseBooking(
  db: Database,
  { userId, courseId, now }: { userId: string; courseId: number; now: Date },
): Promise<{ id: string } | undefined> {
  const isLive = or(
    eq(bookings.status, 'paid'),
    and(eq(bookings.status, 'pending'), gt(bookings.payableUntil, now)),
  ) as SQL
  const [found] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), eq(bookings.courseId, courseId), isLive, not(isOfPastClass(now))))
    .limit(1)
  return found
}

/** Of a date of a class that is over or was cancelled. */
function isOfPastClass(now: Date): SQL {
  return sql`exists (
    select from courses c join cohorts g on g.course_id = c.id
    where c.kind = 'class' and g.id = ${bookings.cohortId} and (g.status = 'cancelled' or not exists (
      select from cohort_classes held
      where held.cohort_id = g.id and held.starts_at + held.minutes * interval '1 minute' > ${now})))`
}

/** Locks the unpaid course bookings of a client. One that is being paid for right now is skipped. */
export async function lockUnpaidCourses(
  tx: Database,
  userId: string,
): Promise<{ booking: BookingRow; level: CourseLevel | null }[]> {
  return tx
    .select({ booking: bookings, level: courses.level })
    .from(bookings)
    .innerJoin(courses, eq(courses.id, bookings.courseId))
    .where(and(eq(bookings.userId, userId), eq(bookings.status, 'pending')))
    .for('update', { of: bookings, skipLocked: true })
}

export type PaidCourse = Awaited<ReturnType<typeof listPaidCourses>>[number]

/** The courses that a client has paid for, including unverified payments. */
export async function listPaidCourses(db: Database, userId: string) {
  return db
    .select({
      courseId: courses.id,
      slug: courses.slug,
      title: bookings.serviceName,
      level: courses.level,
      /** Only a verified payment opens the lessons. */
      isOpen: sql<boolean>`${bookings.paymentStatus} = 'paid'`,
    })
    .from(bookings)
    .innerJoin(courses, eq(courses.id, bookings.courseId))
    .where(and(eq(bookings.userId, userId), eq(bookings.status, 'paid')))
    .orderBy(courses.position, courses.id)
}
