import type { Database } from '#db/client.ts'
import { lockEnrollment } from '#db/learning/enrollment-desk.ts'
import { listLessons, listOwnEnrollments, recordOpenedPercent } from '#db/learning/learning.ts'
import { courseProgress } from '#domain/learning/course-progress.ts'
import { recordEnrollmentMove } from './complete-enrollment.ts'

/**
 * Updates all enrollments of a student after a lesson was opened or done, because a lesson can count in two courses.
 * Returns the titles of the courses that this completed.
 */
export async function recordProgress(tx: Database, userId: string, now: Date): Promise<string[]> {
  const completed: string[] = []
  for (const { id, courseId, level } of await listOwnEnrollments(tx, userId)) {
    // Lock before reading the lessons: when the last two are done at once, the second then sees both.
    const enrollment = await lockEnrollment(tx, id)
    if (!enrollment) continue

    const progress = courseProgress(await listLessons(tx, { id: courseId, level }, userId))
    await recordOpenedPercent(tx, id, progress.openedPercent)
    if (progress.isComplete && enrollment.status !== 'completed') {
      await recordEnrollmentMove(tx, enrollment, 'completed', { now })
      completed.push(enrollment.courseTitle)
    }
  }
  return completed
}
