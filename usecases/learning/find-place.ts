import type { Database } from '#db/client.ts'
import { findLearningCourse, type LearningCourse, listOwnPlaces, type OwnPlace } from '#db/learning/learning.ts'
import { isPartOf } from '#domain/content/catalogue.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isStaff, type Role } from '#domain/roles.ts'

export type Learner = { readonly id: string; readonly roles: readonly Role[] }

export type PlaceRefusal = 'course-not-found' | 'not-enrolled'

export type Place = {
  readonly course: LearningCourse
  /** The places through which this person reads the course: their own, or the complete course that holds it. */
  readonly places: readonly OwnPlace[]
}

/** Members read their course, and everything in it if it is the complete one; staff look at any course without a place. */
export async function findPlace(
  db: Database,
  learner: Learner,
  courseSlug: string,
): Promise<Outcome<Place, PlaceRefusal>> {
  const course = await findLearningCourse(db, courseSlug)
  if (!course) return refused('course-not-found')

  const own = await listOwnPlaces(db, learner.id)
  const places = own.filter((place) => place.courseId === course.id || isPartOf(course, place))
  if (places.length === 0 && !isStaff(learner.roles)) return refused('not-enrolled')
  return accepted({ course, places })
}
