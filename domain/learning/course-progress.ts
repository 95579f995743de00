/** A text is read on the site, a link leads to a page elsewhere, a video plays after a click, and a live class has a time. */
export const LESSON_KINDS = ['text', 'link', 'video', 'live'] as const
export type LessonKind = (typeof LESSON_KINDS)[number]

export type LessonState = 'new' | 'opened' | 'done'

export type LessonProgress = { readonly openedAt: Date | null; readonly doneAt: Date | null }

/** A lesson is done when the student opened it and marked it as done. */
export function lessonState({ openedAt, doneAt }: LessonProgress): LessonState {
  if (openedAt === null) return 'new'
  return doneAt === null ? 'opened' : 'done'
}

/** A lesson with an exercise, a quiz or written work can be marked as done only when each is passed. */
export function mayFinishLesson(tasks: readonly { readonly state: string }[]): boolean {
  return tasks.every(({ state }) => state === 'passed')
}

export type CourseProgress = {
  readonly lessons: number
  readonly opened: number
  readonly done: number
  readonly donePercent: number
  readonly isComplete: boolean
}

/** Percentages are rounded down, so that 100 means all of it. A course without lessons is never complete. */
export function courseProgress(lessons: readonly LessonProgress[]): CourseProgress {
  const states = lessons.map(lessonState)
  const done = states.filter((state) => state === 'done').length
  const opened = states.filter((state) => state !== 'new').length
  return {
    lessons: lessons.length,
    opened,
    done,
    donePercent: percent(done, lessons.length),
    isComplete: lessons.length > 0 && done === lessons.length,
  }
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part * 100) / whole)
}

/** How much of a course was opened since it was booked, for the refund rule. What was opened before belongs to another course. */
export function openedPercent(lessons: readonly LessonProgress[], bookedAt: Date): number {
  return percent(lessons.filter(({ openedAt }) => openedAt !== null && openedAt >= bookedAt).length, lessons.length)
}

/** When the student last opened a lesson or marked one as done; null before the first. */
export function lastStepOf(lessons: readonly LessonProgress[]): Date | null {
  const steps = lessons.flatMap(({ openedAt, doneAt }) => [openedAt, doneAt]).filter((step) => step !== null)
  return steps.length === 0 ? null : new Date(Math.max(...steps.map((step) => step.getTime())))
}

/** Where a student goes on: the lesson of the last step or the next after it that is not done, else the first such one. */
export function resumeLesson<Lesson extends LessonProgress>(lessons: readonly Lesson[]): Lesson | undefined {
  const lastStep = lastStepOf(lessons)?.getTime()
  const left = lessons.findIndex((lesson) => lastStepOf([lesson])?.getTime() === lastStep)
  const inTurn = [...lessons.slice(Math.max(0, left)), ...lessons.slice(0, Math.max(0, left))]
  return inTurn.find((lesson) => lessonState(lesson) !== 'done')
}
