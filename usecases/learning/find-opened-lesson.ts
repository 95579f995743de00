import type { Database } from '#db/client.ts'
import { type LearningCourse, type LessonListItem, listLessons } from '#db/learning/learning.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import { findReadableCourse, type Learner } from './find-readable-course.ts'
import type { LessonRefusal } from './read-lesson.ts'

export type NamedLesson = { readonly courseSlug: string; readonly lessonId: number }

export type OpenedLesson = {
  readonly course: LearningCourse
  readonly lesson: LessonListItem
  /** False for staff, who see what a lesson asks and have nothing to pass. */
  readonly isStudent: boolean
  /** Where the student is. */
  readonly timeZone: string
}

export type OpenedLessonRefusal = LessonRefusal | 'not-opened'

/** A lesson that the student has opened; staff may read any. What a lesson asks is behind its lock and the end of the refund. */
export async function findOpenedLesson(
  db: Database,
  learner: Learner,
  { courseSlug, lessonId }: NamedLesson,
): Promise<Outcome<OpenedLesson, OpenedLessonRefusal>> {
  const readable = await findReadableCourse(db, learner, courseSlug)
  if (!readable.ok) return readable

  const { course, enrollments } = readable.value
  const isStudent = enrollments.length > 0
  const lessons = await listLessons(db, { ...course, hasDrafts: !isStudent }, learner.id, learner.language)
  const lesson = lessons.find(({ id }) => id === lessonId)
  if (!lesson) return refused('lesson-not-found')
  if (isStudent && lesson.openedAt === null) return refused('not-opened')
  return accepted({ course, lesson, isStudent, timeZone: enrollments[0]?.timeZone ?? INDIA_TIME_ZONE })
}
