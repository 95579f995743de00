import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { courseEnrollments } from '#db/schema/bookings.ts'
import { courses } from '#db/schema/content.ts'
import type { CourseLevel } from '#domain/content/offers.ts'

export type NewEnrollment = typeof courseEnrollments.$inferInsert

/** Returns undefined if the student is already enrolled in this course. */
export async function recordEnrollment(db: Database, enrollment: NewEnrollment): Promise<number | undefined> {
  const [inserted] = await db
    .insert(courseEnrollments)
    .values(enrollment)
    .onConflictDoNothing()
    .returning({ id: courseEnrollments.id })
  return inserted?.id
}

export async function findEnrollment(
  db: Database,
  { userId, courseId }: { userId: string; courseId: number },
): Promise<{ id: number; bookingId: string; level: CourseLevel | null } | undefined> {
  const [found] = await db
    .select({
      id: courseEnrollments.id,
      bookingId: courseEnrollments.bookingId,
      level: courses.level,
    })
    .from(courseEnrollments)
    .innerJoin(courses, eq(courses.id, courseEnrollments.courseId))
    .where(and(eq(courseEnrollments.userId, userId), eq(courseEnrollments.courseId, courseId)))
  return found
}

/** Who was in a class that is sold alone is in its next date now. */
export async function recordClassEnrollment(db: Database, enrollment: NewEnrollment): Promise<void> {
  const { bookingId, cohortId, courseTitle, enrollmentDate } = enrollment
  await db
    .insert(courseEnrollments)
    .values(enrollment)
    .onConflictDoUpdate({
      target: [courseEnrollments.userId, courseEnrollments.courseId],
      set: { bookingId, cohortId, courseTitle, enrollmentDate },
    })
}

/** The courses of a student, by title; without classes that are sold alone. */
export async function listEnrolledCourses(
  db: Database,
  userId: string,
): Promise<{ courseId: number; courseTitle: string }[]> {
  return db
    .select({ courseId: courseEnrollments.courseId, courseTitle: courseEnrollments.courseTitle })
    .from(courseEnrollments)
    .where(and(eq(courseEnrollments.userId, userId), isNotNull(courseEnrollments.courseLevel)))
    .orderBy(courseEnrollments.courseTitle)
}

/** The course of a booking as long as the booking has its enrollment. */
export async function findEnrolledCourse(
  db: Database,
  bookingId: string,
): Promise<{ id: number; slug: string; level: CourseLevel | null } | undefined> {
  const [found] = await db
    .select({ id: courses.id, slug: courses.slug, level: courses.level })
    .from(courseEnrollments)
    .innerJoin(courses, eq(courses.id, courseEnrollments.courseId))
    .where(eq(courseEnrollments.bookingId, bookingId))
  return found
}

/** For a cancelled booking that had paid for the course. */
export async function deleteEnrollmentOf(db: Database, bookingId: string): Promise<void> {
  await db.delete(courseEnrollments).where(eq(courseEnrollments.bookingId, bookingId))
}
