import { type LessonInOrder, type LessonLock, lessonLocks } from './lesson-order.ts'

/** A course that a student reads, with the enrollments that give access to it. */
export type CourseToEmail = {
  readonly lessons: readonly LessonInOrder[]
  readonly enrollments: Parameters<typeof lessonLocks>[1]
}

type Span = {
  /** The lessons that were published since the last email. */
  readonly published: readonly number[]
  /** The last such email. */
  readonly since: Date
  readonly now: Date
}

export type LessonsToEmail = {
  /** Published since, and not waiting for its day. */
  readonly published: readonly number[]
  /** Published earlier: its day has come since. */
  readonly opened: readonly number[]
}

/**
 * The unopened lessons that an email to a student lists. A lesson that a day opens is listed on that day alone. What is open by
 * one course is open, whatever another one with the same lesson says.
 */
export function lessonsToEmail(courses: readonly CourseToEmail[], { published, since, now }: Span): LessonsToEmail {
  const locksAt = (instant: Date) =>
    courses.flatMap(({ lessons, enrollments }) => lessonLocks(lessons, enrollments, instant))
  const unopened = locksAt(now).filter(({ openedAt }) => openedAt === null)
  const isReady = new Set(unopened.filter(({ lock }) => !waitsForDay(lock)).map(({ id }) => id))
  const isOpen = new Set(unopened.filter(({ lock }) => lock === undefined).map(({ id }) => id))
  const wasReady = new Set(
    locksAt(since)
      .filter(({ lock }) => !waitsForDay(lock))
      .map(({ id }) => id),
  )
  return {
    published: published.filter((id) => isReady.has(id)),
    opened: [...isOpen].filter((id) => !wasReady.has(id) && !published.includes(id)),
  }
}

function waitsForDay(lock: LessonLock | undefined): boolean {
  return lock !== undefined && lock.until !== 'lesson'
}
