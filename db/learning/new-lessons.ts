import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translated } from '#db/content/translated-columns.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { courseEnrollments } from '#db/schema/bookings.ts'
import { courses } from '#db/schema/content.ts'
import { courseModules, lessonProgress, lessons } from '#db/schema/learning.ts'
import { lessonDigests } from '#db/schema/server.ts'

/** The published lessons that students have had no email about; from now on they are not new. */
export async function takeNewLessons(tx: Database): Promise<number[]> {
  const taken = await tx
    .update(lessons)
    .set({ isNew: false })
    .where(and(eq(lessons.isNew, true), eq(lessons.isPublished, true)))
    .returning({ id: lessons.id })
  return taken.map(({ id }) => id)
}

/** Up to when the emails cover what a day has opened, which is now from here on. A second digest waits for the first one. */
export async function takeLessonDigest(tx: Database, now: Date): Promise<Date> {
  const [digest] = await tx.select({ coveredUntil: lessonDigests.coveredUntil }).from(lessonDigests).for('update')
  await tx
    .insert(lessonDigests)
    .values({ coveredUntil: now })
    .onConflictDoUpdate({
      target: lessonDigests.id,
      set: { coveredUntil: now },
    })
  return digest?.coveredUntil ?? now
}

/** Who is enrolled, can sign in and wants emails about lessons. */
export async function listStudentsToEmail(db: Database) {
  const students = await db
    .selectDistinct({ id: users.id, email: users.email, fullName: profiles.fullName })
    .from(courseEnrollments)
    .innerJoin(users, eq(users.id, courseEnrollments.userId))
    .leftJoin(profiles, eq(profiles.userId, courseEnrollments.userId))
    .where(and(isNull(profiles.lessonEmailsStoppedAt), isNull(users.erasedAt), isNull(users.disabledAt)))
  return students.flatMap(({ email, ...student }) => (email === null ? [] : [{ ...student, email }]))
}

/** Whom an email was sent to, also after they unsubscribed: a mail program may ask twice. */
export async function findEmailedStudent(db: Database, userId: string) {
  const [found] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
  return found && found.email !== null ? { id: found.id, email: found.email } : undefined
}

/** Those of these lessons that are open to a student by an enrollment, published and not opened yet. */
export function listUnopenedLessons(
  db: Database,
  { userId, lessonIds }: { readonly userId: string; readonly lessonIds: readonly number[] },
  language?: ReadIn,
) {
  const enrolled = db
    .select({ courseId: courseEnrollments.courseId })
    .from(courseEnrollments)
    .where(eq(courseEnrollments.userId, userId))
  const isOfComplete = sql`exists (
    select from course_enrollments e join courses whole on whole.id = e.course_id
    where e.user_id = ${userId} and whole.level = 'Complete')`
  return db
    .select({
      id: lessons.id,
      title: translated(language, { kind: 'lessons', field: 'title' }),
      course: translated(language, { kind: 'courses', field: 'title' }),
      courseSlug: courses.slug,
    })
    .from(lessons)
    .innerJoin(courseModules, eq(courseModules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, courseModules.courseId))
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)))
    .where(
      and(
        inArray(lessons.id, [...lessonIds]),
        eq(lessons.isPublished, true),
        isNull(lessonProgress.openedAt),
        or(inArray(courses.id, enrolled), and(ne(courses.level, 'Complete'), isOfComplete)),
      ),
    )
    .orderBy(asc(courses.position), asc(courseModules.position), asc(lessons.position), asc(lessons.id))
}

/** When the student asked for no more emails about new lessons; null undoes it. */
export async function recordLessonEmailsStopped(db: Database, userId: string, stoppedAt: Date | null): Promise<void> {
  await db
    .insert(profiles)
    .values({ userId, lessonEmailsStoppedAt: stoppedAt })
    .onConflictDoUpdate({ target: profiles.userId, set: { lessonEmailsStoppedAt: stoppedAt } })
}

export async function findLessonEmailsStopped(db: Database, userId: string): Promise<Date | null> {
  const [found] = await db
    .select({ stoppedAt: profiles.lessonEmailsStoppedAt })
    .from(profiles)
    .where(eq(profiles.userId, userId))
  return found?.stoppedAt ?? null
}
