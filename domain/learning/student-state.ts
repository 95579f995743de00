import { DAY_MS } from '#domain/time/durations.ts'
import {
  type CourseProgress,
  courseProgress,
  type LessonProgress,
  lastStepOf,
  resumeLesson,
} from './course-progress.ts'
import type { EnrollmentStatus } from './enrollment-status.ts'

/** A student who takes no step for so long is stuck. */
export const STUCK_AFTER_DAYS = 14

/** Stuck before all others, because somebody should write to them. */
export const STUDENT_STATES = ['stuck', 'new', 'under-way', 'all-done', 'completed'] as const
export type StudentState = (typeof STUDENT_STATES)[number]

export type StudentPlace<Lesson> = {
  readonly progress: CourseProgress
  readonly state: StudentState
  /** Where they go on; undefined when no lesson that is open to them is left. */
  readonly at: Lesson | undefined
  readonly lastStep: Date | null
}

type Enrollment = { readonly status: EnrollmentStatus; readonly enrolledAt: Date }

/** Where a student of a course is: the same rule for what the student sees and for staff. */
export function studentPlace<Lesson extends LessonProgress & { readonly lock?: object | undefined }>(
  { status, enrolledAt }: Enrollment,
  lessons: readonly Lesson[],
  now: Date,
): StudentPlace<Lesson> {
  const progress = courseProgress(lessons)
  const lastStep = lastStepOf(lessons)
  const at = resumeLesson(lessons.filter(({ lock }) => lock === undefined))
  return { progress, state: stateOf(), at, lastStep }

  function stateOf(): StudentState {
    if (status === 'completed') return 'completed'
    if (progress.isComplete) return 'all-done'
    const since = Math.max(enrolledAt.getTime(), lastStep?.getTime() ?? 0)
    if (at !== undefined && now.getTime() - since >= STUCK_AFTER_DAYS * DAY_MS) return 'stuck'
    return lastStep === null ? 'new' : 'under-way'
  }
}
