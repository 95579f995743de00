import type { Database } from '#db/client.ts'
import {
  findLessonContent,
  type LearningCourse,
  type LessonListItem,
  listLessons,
  recordLessonOpened,
} from '#db/learning/learning.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { renderMarkdown } from '#usecases/blog/render-markdown.ts'
import { findPlace, type Learner, type PlaceRefusal } from './find-place.ts'
import { recordProgress } from './record-progress.ts'

export type LessonRefusal = PlaceRefusal | 'lesson-not-found'

export type ReadLesson = {
  readonly course: LearningCourse
  readonly lesson: LessonListItem
  readonly html: string
  readonly url: string | null
  readonly before: LessonListItem | undefined
  readonly after: LessonListItem | undefined
  /** Staff who only look have no progress. */
  readonly isMember: boolean
}

type Visit = { readonly courseSlug: string; readonly lessonId: number; readonly now: Date }

/** Opens a lesson for its reader, and remembers that they did. */
export async function readLesson(
  db: Database,
  learner: Learner,
  { courseSlug, lessonId, now }: Visit,
): Promise<Outcome<ReadLesson, LessonRefusal>> {
  const place = await findPlace(db, learner, courseSlug)
  if (!place.ok) return place

  const { course, places } = place.value
  const lessons = await listLessons(db, course, learner.id)
  const index = lessons.findIndex(({ id }) => id === lessonId)
  const lesson = lessons[index]
  const content = lesson && (await findLessonContent(db, lessonId))
  if (!lesson || !content) return refused('lesson-not-found')

  const isMember = places.length > 0
  if (isMember && lesson.openedAt === null) {
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
    isMember,
  })
}
