import type { Database } from '#db/client.ts'
import { lockEnrollment } from '#db/learning/enrollment-desk.ts'
import { listLessons, listOwnEnrollments } from '#db/learning/learning.ts'
import { bringsCertificate, completesCourse } from '#domain/learning/certificate-rule.ts'
import { courseProgress } from '#domain/learning/course-progress.ts'
import { recordEnrollmentMove } from './complete-enrollment.ts'

export type CompletedCourse = { readonly title: string; readonly hasCertificate: boolean }

/**
 * Completes the enrollments of a student after a lesson was done, because a lesson can count in two courses.
 * Returns the courses that this completed.
 */
export async function recordProgress(tx: Database, userId: string, now: Date): Promise<CompletedCourse[]> {
  const completed: CompletedCourse[] = []
  for (const { id, courseId, level } of await listOwnEnrollments(tx, userId)) {
    // Lock before reading the lessons: when the last two are done at once, the second then sees both.
    const enrollment = await lockEnrollment(tx, id)
    if (!enrollment) continue

    const { certificateRule: rule, courseTitle: title, status } = enrollment
    const progress = courseProgress(await listLessons(tx, { id: courseId, level }, userId))
    if (status !== 'completed' && completesCourse(rule, { lessons: progress })) {
      await recordEnrollmentMove(tx, enrollment, 'completed', { now })
      completed.push({ title, hasCertificate: bringsCertificate(rule) })
    }
  }
  return completed
}
