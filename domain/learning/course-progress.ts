/** A text is read on the site; the others link to a page or a video elsewhere. */
export const LESSON_KINDS = ['text', 'link', 'video'] as const
export type LessonKind = (typeof LESSON_KINDS)[number]

export type LessonState = 'new' | 'opened' | 'done'

export type LessonProgress = { readonly openedAt: Date | null; readonly doneAt: Date | null }

/** A lesson is done when the student opened it and marked it as done. */
export function lessonState({ openedAt, doneAt }: LessonProgress): LessonState {
  if (openedAt === null) return 'new'
  return doneAt === null ? 'opened' : 'done'
}

/** A lesson with a quiz or written work can be marked as done only when each is passed. */
export function mayBeDone(tasks: readonly { readonly state: string }[]): boolean {
  return tasks.every(({ state }) => state === 'passed')
}

export type CourseProgress = {
  readonly lessons: number
  readonly opened: number
  readonly done: number
  readonly donePercent: number
  /** How much of the course the student has opened; the refund rule uses it. */
  readonly openedPercent: number
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
    openedPercent: percent(opened, lessons.length),
    isComplete: lessons.length > 0 && done === lessons.length,
  }
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part * 100) / whole)
}

/** The first lesson that is not done. */
export function nextLesson<Lesson extends LessonProgress>(lessons: readonly Lesson[]): Lesson | undefined {
  return lessons.find((lesson) => lessonState(lesson) !== 'done')
}
