import type { Database } from '#db/client.ts'
import { lockEnrollment } from '#db/learning/enrollment-desk.ts'
import { listLessons, listOwnEnrollments } from '#db/learning/learning.ts'
import { bringsCertificate, completesCourse } from '#domain/learning/certificate-rule.ts'
import { courseProgress } from '#domain/learning/course-progress.ts'
import { recordEnrollmentMove } from './complete-enrollment.ts'
import { listLessonTasks } from './lesson-tasks.ts'

export type CompletedCourse = { readonly title: string; readonly hasCertificate: boolean }

/**
 * Completes the enrollments of a student after a lesson was done or a part of it passed, because a lesson can count in two courses.
 * Returns the courses that this completed.
 */
export async function recordProgress(tx: Database, userId: string, now: Date): Promise<CompletedCourse[]> {
  const completed: CompletedCourse[] = []
  for (const { id, courseId, level } of await listOwnEnrollments(tx, userId)) {
    // Lock before reading the lessons: when the last two are done at once, the second then sees both.
    const enrollment = await lockEnrollment(tx, id)
    if (!enrollment) continue

    const { certificateRule: rule, courseTitle: title, status } = enrollment
    const lessons = await listLessons(tx, { id: courseId, level }, userId)
    const tasks = await listLessonTasks(tx, { userId, lessonIds: lessons.map(({ id: lessonId }) => lessonId), now })
    if (status !== 'completed' && completesCourse(rule, { lessons: courseProgress(lessons), tasks })) {
      await recordEnrollmentMove(tx, enrollment, 'completed', { now })
      completed.push({ title, hasCertificate: bringsCertificate(rule) })
    }
  }
  return completed
}
