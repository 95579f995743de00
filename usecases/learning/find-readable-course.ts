import type { Database } from '#db/client.ts'
import {
  findLearningCourse,
  type LearningCourse,
  listOwnEnrollments,
  type OwnEnrollment,
} from '#db/learning/learning.ts'
import { isPartOf } from '#domain/content/offers.ts'
import type { Language } from '#domain/languages.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { may } from '#domain/rights.ts'
import type { Role } from '#domain/roles.ts'

export type Learner = {
  readonly id: string
  readonly roles: readonly Role[]
  /** In which they read; undefined for the texts as the practice wrote them. */
  readonly language?: Language
}

export type CourseRefusal = 'course-not-found' | 'not-enrolled'

export type ReadableCourse = {
  readonly course: LearningCourse
  /** The enrollments that give access: in this course, or in the complete course that includes it. */
  readonly enrollments: readonly OwnEnrollment[]
}

/** Students read the courses they are enrolled in and those included in them; astrologers and admins read any course. */
export async function findReadableCourse(
  db: Database,
  learner: Learner,
  courseSlug: string,
): Promise<Outcome<ReadableCourse, CourseRefusal>> {
  const course = await findLearningCourse(db, courseSlug, learner.language)
  if (!course) return refused('course-not-found')

  const own = await listOwnEnrollments(db, learner.id)
  const enrollments = own.filter((enrollment) => enrollment.courseId === course.id || isPartOf(course, enrollment))
  if (enrollments.length === 0 && !may(learner.roles, 'lessons')) return refused('not-enrolled')
  return accepted({ course, enrollments })
}
