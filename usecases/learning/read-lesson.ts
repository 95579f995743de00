import type { Database } from '#db/client.ts'
import {
  findLessonContent,
  type LearningCourse,
  type LessonListItem,
  listLessons,
  recordLessonOpened,
} from '#db/learning/learning.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { renderMarkdown } from '#usecases/render-markdown.ts'
import { type CourseRefusal, findReadableCourse, type Learner } from './find-readable-course.ts'
import { recordProgress } from './record-progress.ts'

export type LessonRefusal = CourseRefusal | 'lesson-not-found'

export type ReadLesson = {
  readonly course: LearningCourse
  readonly lesson: LessonListItem
  readonly html: string
  readonly url: string | null
  readonly before: LessonListItem | undefined
  readonly after: LessonListItem | undefined
  /** False for staff, who read without an enrollment and have no progress. */
  readonly isStudent: boolean
}

type Visit = { readonly courseSlug: string; readonly lessonId: number; readonly now: Date }

/** Returns a lesson and records that the student has opened it. */
export async function readLesson(
  db: Database,
  learner: Learner,
  { courseSlug, lessonId, now }: Visit,
): Promise<Outcome<ReadLesson, LessonRefusal>> {
  const readable = await findReadableCourse(db, learner, courseSlug)
  if (!readable.ok) return readable

  const { course, enrollments } = readable.value
  const lessons = await listLessons(db, course, learner.id)
  const index = lessons.findIndex(({ id }) => id === lessonId)
  const lesson = lessons[index]
  const content = lesson && (await findLessonContent(db, lessonId))
  if (!lesson || !content) return refused('lesson-not-found')

  const isStudent = enrollments.length > 0
  if (isStudent && lesson.openedAt === null) {
    await db.transaction(async (tx) => {
      await recordLessonOpened(tx, { userId: learner.id, lessonId, now })
      await recordProgress(tx, learner.id, now)
    })
  }
  return accepted({
    course,
    lesson,
    html: renderMarkdown(content.content),
    url: content.url,
    before: lessons[index - 1],
    after: lessons[index + 1],
    isStudent,
  })
}
