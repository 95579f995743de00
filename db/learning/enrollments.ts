import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { courseEnrollments } from '#db/schema/bookings.ts'

export type NewEnrollment = typeof courseEnrollments.$inferInsert

/** Answers undefined when the person is enrolled in this course already. */
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
): Promise<{ id: number; bookingId: string; openedPercent: number } | undefined> {
  const [found] = await db
    .select({
      id: courseEnrollments.id,
      bookingId: courseEnrollments.bookingId,
      openedPercent: courseEnrollments.openedPercent,
    })
    .from(courseEnrollments)
    .where(and(eq(courseEnrollments.userId, userId), eq(courseEnrollments.courseId, courseId)))
  return found
}

/** The courses a person is enrolled in, by title. */
export async function listEnrolledCourses(
  db: Database,
  userId: string,
): Promise<{ courseId: number; courseTitle: string }[]> {
  return db
    .select({ courseId: courseEnrollments.courseId, courseTitle: courseEnrollments.courseTitle })
    .from(courseEnrollments)
    .where(eq(courseEnrollments.userId, userId))
    .orderBy(courseEnrollments.courseTitle)
}

/** Ends when the booking that paid for it is cancelled. */
export async function deleteEnrollmentOf(db: Database, bookingId: string): Promise<void> {
  await db.delete(courseEnrollments).where(eq(courseEnrollments.bookingId, bookingId))
}
