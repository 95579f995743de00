import type { Database } from '#db/client.ts'
import { listLessons, recordLessonDone } from '#db/learning/learning.ts'
import { mayFinishLesson } from '#domain/learning/course-progress.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { findReadableCourse, type Learner } from './find-readable-course.ts'
import { listLessonTasks } from './lesson-tasks.ts'
import type { LessonRefusal } from './read-lesson.ts'
import { type CompletedCourse, recordProgress } from './record-progress.ts'

type Mark = {
  readonly courseSlug: string
  readonly lessonId: number
  readonly isDone: boolean
  readonly now: Date
}

export type MarkLessonRefusal = LessonRefusal | 'not-opened' | 'not-passed'

/** A student marks a lesson as done, or undoes it. What it asks must be passed first. An issued certificate stays. */
export async function markLesson(
  db: Database,
  learner: Learner,
  { courseSlug, lessonId, isDone, now }: Mark,
): Promise<Outcome<{ completed: readonly CompletedCourse[] }, MarkLessonRefusal>> {
  const readable = await findReadableCourse(db, learner, courseSlug)
  if (!readable.ok) return readable

  const { course, enrollments } = readable.value
  if (enrollments.length === 0) return refused('not-enrolled')

  const lessons = await listLessons(db, course, learner.id)
  if (!lessons.some(({ id }) => id === lessonId)) return refused('lesson-not-found')

  return db.transaction(async (tx) => {
    const tasks = isDone ? await listLessonTasks(tx, { userId: learner.id, lessonIds: [lessonId], now }) : []
    if (!mayFinishLesson(tasks)) return refused('not-passed')
    const doneAt = isDone ? now : null
    if (!(await recordLessonDone(tx, { userId: learner.id, lessonId, doneAt }))) return refused('not-opened')
    return accepted({ completed: await recordProgress(tx, learner.id, now) })
  })
}
