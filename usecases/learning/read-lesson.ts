import type { Database } from '#db/client.ts'
import { findExerciseProgress } from '#db/learning/exercise-progress.ts'
import {
  findLessonContent,
  type LearningCourse,
  type LessonListItem,
  listLessons,
  listOwnEnrollments,
  recordLessonOpened,
} from '#db/learning/learning.ts'
import { openedPercent } from '#domain/learning/course-progress.ts'
import type { ExerciseProgress } from '#domain/learning/exercise-goal.ts'
import { type LessonLock, lessonLocks } from '#domain/learning/lesson-order.ts'
import { type LiveClass, liveClass } from '#domain/learning/live-class.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { endsCourseRefund } from '#domain/payments/refund-rules.ts'
import { renderMarkdown } from '#usecases/render-markdown.ts'
import { type CourseRefusal, findReadableCourse, type Learner } from './find-readable-course.ts'
import { type LessonTask, listLessonTasks } from './lesson-tasks.ts'

export type LessonRefusal = CourseRefusal | 'lesson-not-found'

export type ReadLesson = {
  readonly course: LearningCourse
  readonly lesson: LessonListItem
  readonly html: string
  readonly url: string | null
  readonly live: LiveClass | undefined
  readonly before: LessonListItem | undefined
  readonly after: LessonListItem | undefined
  /** False for staff, who read without an enrollment and have no progress. */
  readonly isStudent: boolean
  /** Not opened yet: opening it ends the right to a refund. */
  readonly endsRefund: boolean
  /** The same of the lesson after it. */
  readonly afterEndsRefund: boolean
  /** How far the student is with the exercise of the lesson; undefined before the first answer. */
  readonly exerciseProgress: ExerciseProgress | undefined
  /** Not open yet, and without its content. */
  readonly lock: LessonLock | undefined
  /** What has to be passed before it is done. */
  readonly tasks: readonly LessonTask[]
}

type Visit = {
  readonly courseSlug: string
  readonly lessonId: number
  readonly now: Date
  /** Without opening a lesson that would end the right to a refund. */
  readonly asksFirst?: boolean
}

/** Returns a lesson and records that the student has opened it. A lesson that is asked about first has no content yet. */
export async function readLesson(
  db: Database,
  learner: Learner,
  { courseSlug, lessonId, now, asksFirst = false }: Visit,
): Promise<Outcome<ReadLesson, LessonRefusal>> {
  const readable = await findReadableCourse(db, learner, courseSlug)
  if (!readable.ok) return readable

  const { course, enrollments } = readable.value
  const isStudent = enrollments.length > 0
  const listed = await listLessons(db, { ...course, hasDrafts: !isStudent }, learner.id, learner.language)
  const lessons = lessonLocks(listed, enrollments, now)
  const index = lessons.findIndex(({ id }) => id === lessonId)
  const lesson = lessons[index]
  const content = lesson && (await findLessonContent(db, lessonId, learner.language))
  if (!lesson || !content) return refused('lesson-not-found')

  const { lock } = lesson
  const isNew = isStudent && lesson.openedAt === null && lock === undefined
  const endsRefund = asksFirst && isNew && (await wouldEndRefund(db, learner.id, lessonId, now))
  if (isNew && !endsRefund) {
    await recordLessonOpened(db, { userId: learner.id, lessonId, now })
  }
  const after = lessons[index + 1]
  const isAfterNew = isStudent && after !== undefined && after.openedAt === null && after.lock === undefined
  const afterEndsRefund = isAfterNew && !endsRefund && (await wouldEndRefund(db, learner.id, after.id, now))
  const isClosed = endsRefund || lock !== undefined
  return accepted({
    course,
    lesson,
    html: isClosed ? '' : renderMarkdown(content.content),
    url: isClosed || lesson.kind === 'live' ? null : content.url,
    live: isClosed ? undefined : liveClass({ ...lesson, ...content }, { now, isInvited: true }),
    endsRefund,
    lock,
    before: lessons[index - 1],
    after,
    afterEndsRefund,
    isStudent,
    tasks: await listLessonTasks(db, {
      userId: learner.id,
      lessonIds: [lessonId],
      timeZone: enrollments[0]?.timeZone,
      now,
    }),
    exerciseProgress: await exerciseProgressOf(db, learner.id, lesson),
  })
}

async function exerciseProgressOf(
  db: Database,
  userId: string,
  { id: lessonId, exercise: kind, exerciseLevel: level }: LessonListItem,
) {
  return kind === null ? undefined : findExerciseProgress(db, { userId, kind, level, lessonId })
}

/** A lesson can count in two courses, each with a booking of its own. */
async function wouldEndRefund(db: Database, userId: string, lessonId: number, now: Date): Promise<boolean> {
  for (const { courseId, level, bookedAt } of await listOwnEnrollments(db, userId)) {
    const lessons = await listLessons(db, { id: courseId, level }, userId)
    const after = lessons.map((lesson) => (lesson.id === lessonId ? { ...lesson, openedAt: now } : lesson))
    const percents = { openedPercent: openedPercent(lessons, bookedAt), percentAfter: openedPercent(after, bookedAt) }
    if (endsCourseRefund({ bookedAt, ...percents }, now)) return true
  }
  return false
}
