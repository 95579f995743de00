import type { Database } from '#db/client.ts'
import {
  findLearningCourse,
  type LearningCourse,
  listOwnEnrollments,
  type OwnEnrollment,
} from '#db/learning/learning.ts'
import { isPartOf } from '#domain/content/catalogue.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isStaff, type Role } from '#domain/roles.ts'

export type Learner = { readonly id: string; readonly roles: readonly Role[] }

export type CourseRefusal = 'course-not-found' | 'not-enrolled'

export type ReadableCourse = {
  readonly course: LearningCourse
  /** The enrollments through which this person reads the course: their own, or the complete course that holds it. */
  readonly enrollments: readonly OwnEnrollment[]
}

/** Members read their course, and everything in it if it is the complete one; staff look at any course without being enrolled. */
export async function findReadableCourse(
  db: Database,
  learner: Learner,
  courseSlug: string,
): Promise<Outcome<ReadableCourse, CourseRefusal>> {
  const course = await findLearningCourse(db, courseSlug)
  if (!course) return refused('course-not-found')

  const own = await listOwnEnrollments(db, learner.id)
  const enrollments = own.filter((enrollment) => enrollment.courseId === course.id || isPartOf(course, enrollment))
  if (enrollments.length === 0 && !isStaff(learner.roles)) return refused('not-enrolled')
  return accepted({ course, enrollments })
}
