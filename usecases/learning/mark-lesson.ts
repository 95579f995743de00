import type { Database } from '#db/client.ts'
import { listLessons, recordLessonDone } from '#db/learning/learning.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { findPlace, type Learner } from './find-place.ts'
import type { LessonRefusal } from './read-lesson.ts'
import { recordProgress } from './record-progress.ts'

type Mark = {
  readonly courseSlug: string
  readonly lessonId: number
  readonly isDone: boolean
  readonly now: Date
}

export type MarkLessonRefusal = LessonRefusal | 'not-opened'

/** A member says that a lesson is done, or takes it back; a certificate once earned stays. */
export async function markLesson(
  db: Database,
  learner: Learner,
  { courseSlug, lessonId, isDone, now }: Mark,
): Promise<Outcome<{ completed: readonly string[] }, MarkLessonRefusal>> {
  const place = await findPlace(db, learner, courseSlug)
  if (!place.ok) return place
  if (place.value.places.length === 0) return refused('not-enrolled')

  const lessons = await listLessons(db, place.value.course, learner.id)
  if (!lessons.some(({ id }) => id === lessonId)) return refused('lesson-not-found')

  return db.transaction(async (tx) => {
    const doneAt = isDone ? now : null
    if (!(await recordLessonDone(tx, { userId: learner.id, lessonId, doneAt }))) return refused('not-opened')
    return accepted({ completed: await recordProgress(tx, learner.id, now) })
  })
}
