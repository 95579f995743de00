import type { Database } from '#db/client.ts'
import { type Certificate, listOwnCertificates } from '#db/learning/certificates.ts'
import {
  type LearningCourse,
  type LessonListItem,
  listLessons,
  listOwnPlaces,
  type OwnPlace,
} from '#db/learning/learning.ts'
import { type CourseProgress, courseProgress } from '#domain/learning/learning.ts'
import { accepted, type Outcome } from '#domain/outcome.ts'
import { findPlace, type Learner, type PlaceRefusal } from './find-place.ts'

export type ReadCourse = {
  readonly course: LearningCourse
  readonly lessons: readonly LessonListItem[]
  readonly progress: CourseProgress
  readonly certificate: Certificate | undefined
}

/** A course as its member sees it: all lessons, how far they are, and the certificate at the end. */
export async function readCourse(
  db: Database,
  learner: Learner,
  courseSlug: string,
): Promise<Outcome<ReadCourse, PlaceRefusal>> {
  const place = await findPlace(db, learner, courseSlug)
  if (!place.ok) return place

  const { course, places } = place.value
  const own = places.find(({ courseId }) => courseId === course.id)
  const [lessons, certificates] = await Promise.all([
    listLessons(db, course, learner.id),
    listOwnCertificates(db, learner.id),
  ])
  const certificate = own && certificates.find(({ enrollmentId }) => enrollmentId === own.id)
  return accepted({ course, lessons, progress: courseProgress(lessons), certificate })
}

export type OwnCourse = OwnPlace & { readonly progress: CourseProgress; readonly certificateCode: string | undefined }

/** Everything a person is enrolled in, with how far they are. */
export async function listOwnCourses(db: Database, userId: string): Promise<OwnCourse[]> {
  const [places, certificates] = await Promise.all([listOwnPlaces(db, userId), listOwnCertificates(db, userId)])
  return Promise.all(
    places.map(async (place) => ({
      ...place,
      progress: courseProgress(await listLessons(db, { id: place.courseId, level: place.level }, userId)),
      certificateCode: certificates.find(({ enrollmentId }) => enrollmentId === place.id)?.code,
    })),
  )
}
