import type { Database } from '#db/client.ts'
import { listQuizRules, listQuizTries } from '#db/learning/quizzes.ts'
import { type QuizState, quizState } from '#domain/learning/quizzes.ts'
import { INDIA_TIME_ZONE, type IsoDate } from '#domain/time/india-time.ts'

/** What a student has to pass at a lesson. */
export type LessonTask = {
  readonly lessonId: number
  readonly kind: 'quiz'
  readonly state: QuizState
  /** The last day for it; undefined for none, and before the lesson is opened. */
  readonly dueOn: IsoDate | undefined
}

type Asked = {
  readonly userId: string
  readonly lessonIds: readonly number[]
  /** Where the student is, for the last day. */
  readonly timeZone?: string | undefined
  readonly now: Date
}

/** The quizzes of these lessons, and how far the student is with each. */
export async function listLessonTasks(
  db: Database,
  { userId, lessonIds, timeZone = INDIA_TIME_ZONE, now }: Asked,
): Promise<LessonTask[]> {
  const [quizzes, tries] = await Promise.all([
    listQuizRules(db, { userId, lessonIds }),
    listQuizTries(db, { userId, lessonIds }),
  ])
  return quizzes.map(({ lessonId, openedAt, reopenedAt, ...rules }) => {
    const own = tries.filter((one) => one.lessonId === lessonId)
    const { state, dueOn } = quizState(own, rules, { openedAt, reopenedAt, timeZone }, now)
    return { lessonId, kind: 'quiz', state, dueOn }
  })
}
