import { and, asc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translated } from '#db/content/translated-columns.ts'
import { containing, hasName } from '#db/like-pattern.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { bookings, courseEnrollments } from '#db/schema/bookings.ts'
import { courses } from '#db/schema/content.ts'
import { lessonProgress } from '#db/schema/learning.ts'

function selectStudents(db: Database, search = '') {
  return db
    .select({
      userId: courseEnrollments.userId,
      fullName: profiles.fullName,
      email: users.email,
      isFound: sql<boolean>`${or(containing([users.email, profiles.fullName], search), hasName(search)) ?? sql`true`}`,
      status: courseEnrollments.status,
      enrollmentDate: courseEnrollments.enrollmentDate,
      bookingDate: bookings.bookingDate,
      timeZone: bookings.timeZone,
      cohortId: courseEnrollments.cohortId,
    })
    .from(courseEnrollments)
    .innerJoin(bookings, eq(bookings.id, courseEnrollments.bookingId))
    .innerJoin(users, and(eq(users.id, courseEnrollments.userId), isNull(users.erasedAt)))
    .leftJoin(profiles, eq(profiles.userId, courseEnrollments.userId))
}

/** Everyone enrolled in a course who still has an account, and whether a search finds them. */
export function listCourseStudents(db: Database, courseId: number, search?: string) {
  return selectStudents(db, search).where(eq(courseEnrollments.courseId, courseId))
}

/** One of them. */
export async function findCourseStudent(
  db: Database,
  { courseId, userId }: { readonly courseId: number; readonly userId: string },
) {
  const isTheirs = and(eq(courseEnrollments.courseId, courseId), eq(courseEnrollments.userId, userId))
  const [found] = await selectStudents(db).where(isTheirs)
  return found
}

/** What the students of a course have opened and done of these lessons. */
export function listStepsOfStudents(db: Database, courseId: number, lessonIds: readonly number[]) {
  return db
    .select({
      userId: lessonProgress.userId,
      lessonId: lessonProgress.lessonId,
      openedAt: lessonProgress.openedAt,
      doneAt: lessonProgress.doneAt,
    })
    .from(lessonProgress)
    .innerJoin(
      courseEnrollments,
      and(eq(courseEnrollments.userId, lessonProgress.userId), eq(courseEnrollments.courseId, courseId)),
    )
    .where(inArray(lessonProgress.lessonId, [...lessonIds]))
}

/** In the order of the site; retired ones too, while somebody is enrolled. */
export function listCoursesWithStudents(
  db: Database,
  language: ReadIn,
): Promise<{ readonly slug: string; readonly title: string }[]> {
  const enrolled = db
    .select({ id: courseEnrollments.id })
    .from(courseEnrollments)
    .where(eq(courseEnrollments.courseId, courses.id))
  return db
    .select({ slug: courses.slug, title: translated(language, { kind: 'courses', field: 'title' }) })
    .from(courses)
    .where(and(eq(courses.kind, 'course'), exists(enrolled)))
    .orderBy(asc(courses.position), asc(courses.id))
}
