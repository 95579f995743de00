import type { Database } from '#db/client.ts'
import { type Certificate, listOwnCertificates } from '#db/learning/certificates.ts'
import {
  type LearningCourse,
  type LessonListItem,
  listLessons,
  listOwnEnrollments,
  type OwnEnrollment,
} from '#db/learning/learning.ts'
import type { Language } from '#domain/languages.ts'
import { type CourseProgress, courseProgress, resumeLesson } from '#domain/learning/course-progress.ts'
import { type LessonLock, lessonLocks } from '#domain/learning/lesson-order.ts'
import { accepted, type Outcome } from '#domain/outcome.ts'
import { type CourseRefusal, findReadableCourse, type Learner } from './find-readable-course.ts'
import { type LessonTask, listLessonTasks } from './lesson-tasks.ts'

export type LockableLesson = LessonListItem & {
  readonly lock: LessonLock | undefined
  readonly tasks: readonly LessonTask[]
}

export type StudentCourse = {
  readonly course: LearningCourse
  readonly lessons: readonly LockableLesson[]
  readonly progress: CourseProgress
  readonly certificate: Certificate | undefined
}

/** A course as its student sees it: all lessons, the progress, and the certificate at the end. */
export async function readCourse(
  db: Database,
  learner: Learner,
  { courseSlug, now }: { readonly courseSlug: string; readonly now: Date },
): Promise<Outcome<StudentCourse, CourseRefusal>> {
  const readable = await findReadableCourse(db, learner, courseSlug)
  if (!readable.ok) return readable

  const { course, enrollments } = readable.value
  const own = enrollments.find(({ courseId }) => courseId === course.id)
  const [lessons, certificates] = await Promise.all([
    listLessons(db, { ...course, hasDrafts: enrollments.length === 0 }, learner.id, learner.language),
    listOwnCertificates(db, learner.id, learner.language),
  ])
  const tasks = await listLessonTasks(db, {
    userId: learner.id,
    lessonIds: lessons.map(({ id }) => id),
    timeZone: enrollments[0]?.timeZone,
    now,
  })
  const certificate = own && certificates.find(({ enrollmentId }) => enrollmentId === own.id)
  return accepted({
    course,
    lessons: lessonLocks(lessons, enrollments, now).map((lesson) => ({
      ...lesson,
      tasks: tasks.filter(({ lessonId }) => lessonId === lesson.id),
    })),
    progress: courseProgress(lessons),
    certificate,
  })
}

export type OwnCourse = OwnEnrollment & {
  readonly progress: CourseProgress
  /** Where they left off, or the next open one; null for a completed course and one without lessons. */
  readonly next: { readonly id: number; readonly title: string } | null
  readonly certificateCode: string | undefined
}

/** All enrollments of a student with their progress. */
export async function listOwnCourses(
  db: Database,
  { userId, language, now }: { readonly userId: string; readonly language?: Language; readonly now: Date },
): Promise<OwnCourse[]> {
  const [enrollments, certificates] = await Promise.all([
    listOwnEnrollments(db, userId, language),
    listOwnCertificates(db, userId),
  ])
  return Promise.all(
    enrollments.map(async (enrollment) => {
      const lessons = await listLessons(db, { id: enrollment.courseId, level: enrollment.level }, userId, language)
      const next = resumeLesson(lessonLocks(lessons, [enrollment], now).filter(({ lock }) => !lock))
      return {
        ...enrollment,
        progress: courseProgress(lessons),
        next: next ? { id: next.id, title: next.title } : null,
        certificateCode: certificates.find(({ enrollmentId }) => enrollmentId === enrollment.id)?.code,
      }
    }),
  )
}
