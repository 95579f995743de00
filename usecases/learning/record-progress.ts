import type { Database } from '#db/client.ts'
import { lockEnrollment } from '#db/learning/enrollment-desk.ts'
import { listLessons, listOwnEnrollments, recordOpenedPercent } from '#db/learning/learning.ts'
import { courseProgress } from '#domain/learning/learning.ts'
import { recordEnrollmentMove } from './complete-enrollment.ts'

/**
 * Brings every enrollment of a person in line with the lessons they opened and did: one lesson can count in two courses.
 * Whoever has done the last lesson of a course has completed it. Answers the titles of courses completed just now.
 */
export async function recordProgress(tx: Database, userId: string, now: Date): Promise<string[]> {
  const completed: string[] = []
  for (const { id, courseId, level } of await listOwnEnrollments(tx, userId)) {
    // The lock comes before the lessons are read, so that of two last lessons done at once the second sees both.
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
