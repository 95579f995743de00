import { addDays, type IsoDate } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { type LessonProgress, lessonState } from './course-progress.ts'

/** All lessons at once, each after the one before is done, or each so many days after the start. */
export const LESSON_ORDERS = ['free', 'in-order', 'by-day'] as const
export type LessonOrder = (typeof LESSON_ORDERS)[number]

/** Why a lesson is not open yet. */
export type LessonLock =
  | { readonly until: 'day'; readonly opensOn: IsoDate }
  /** The day of the class that it is tied to, in the student's zone. */
  | { readonly until: 'class'; readonly opensOn: IsoDate }
  | { readonly until: 'lesson'; readonly first: { readonly id: number; readonly title: string } }

export type LessonInOrder = LessonProgress & {
  readonly id: number
  readonly title: string
  readonly courseId: number
  readonly lessonOrder: LessonOrder
  readonly opensAfterDays: number
  /** Anybody may read it. */
  readonly isFree: boolean
  /** Of the first class that is tied to it, in a group of the student. */
  readonly classStartsAt: Date | null
}

type Start = {
  /** The day on which the student wanted to start. */
  readonly bookingDate: IsoDate | null
  readonly enrollmentDate: Date
  readonly timeZone: string
}

/**
 * The lock of each lesson of a course, in order; a lesson that was opened once stays open. The days count from the earliest start
 * of the enrollments that give access, in the student's zone. A lesson of a class opens on its day instead. Staff, who have no enrollment, find every lesson open.
 */
export function lessonLocks<Lesson extends LessonInOrder>(
  lessons: readonly Lesson[],
  enrollments: readonly Start[],
  now: Date,
): (Lesson & { readonly lock: LessonLock | undefined })[] {
  const starts = enrollments.map((enrollment) => ({
    day: startOf(enrollment),
    today: dateIn(now, enrollment.timeZone),
    timeZone: enrollment.timeZone,
  }))
  const [start] = starts.sort((one, other) => one.day.localeCompare(other.day))
  return lessons.map((lesson, index) => {
    const isOpen = !start || lesson.openedAt !== null || lesson.isFree
    return { ...lesson, lock: isOpen ? undefined : lockOf(lesson, lessons.slice(0, index), start) }
  })
}

/** Not before the payment was confirmed. */
function startOf({ bookingDate, enrollmentDate, timeZone }: Start): IsoDate {
  const enrolled = dateIn(enrollmentDate, timeZone)
  return bookingDate !== null && bookingDate > enrolled ? bookingDate : enrolled
}

function lockOf(
  { lessonOrder, opensAfterDays, courseId, classStartsAt }: LessonInOrder,
  earlier: readonly LessonInOrder[],
  { day, today, timeZone }: { readonly day: IsoDate; readonly today: IsoDate; readonly timeZone: string },
): LessonLock | undefined {
  if (classStartsAt !== null) {
    const opensOn = dateIn(classStartsAt, timeZone)
    if (opensOn > today) return { until: 'class', opensOn }
  }
  if (lessonOrder === 'by-day') {
    if (classStartsAt !== null) return undefined
    const opensOn = addDays(day, opensAfterDays)
    return opensAfterDays > 0 && opensOn > today ? { until: 'day', opensOn } : undefined
  }
  if (lessonOrder === 'free') return undefined
  // The complete course has the lessons of several courses.
  const first = earlier.find((one) => one.courseId === courseId && lessonState(one) !== 'done')
  return first && { until: 'lesson', first: { id: first.id, title: first.title } }
}
