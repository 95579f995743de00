import type { Database } from '#db/client.ts'
import { listLessonExercises } from '#db/learning/exercise-progress.ts'
import { listHandedInWork, listWrittenTasks } from '#db/learning/handed-in-work.ts'
import { listQuizRules, listQuizTries } from '#db/learning/quizzes.ts'
import { type WorkState, workState } from '#domain/learning/handed-in-work.ts'
import { type QuizState, quizState } from '#domain/learning/quizzes.ts'
import { INDIA_TIME_ZONE, type IsoDate } from '#domain/time/india-time.ts'

/** What a student has to pass at a lesson. */
export type LessonTask = {
  readonly lessonId: number
  /** The last day for it; undefined for none, and before the lesson is opened. */
  readonly dueOn: IsoDate | undefined
} & (
  | { readonly kind: 'quiz'; readonly state: QuizState }
  | { readonly kind: 'work'; readonly state: WorkState }
  | { readonly kind: 'exercise'; readonly state: 'open' | 'passed' }
)

type Asked = {
  readonly userId: string
  readonly lessonIds: readonly number[]
  /** Where the student is, for the last day. */
  readonly timeZone?: string | undefined
  readonly now: Date
}

/** The exercises, the quizzes and the written work of these lessons, and how far the student is with each. */
export async function listLessonTasks(
  db: Database,
  { userId, lessonIds, timeZone = INDIA_TIME_ZONE, now }: Asked,
): Promise<LessonTask[]> {
  const asked = { userId, lessonIds }
  const [exercises, quizzes, tries, written, works] = await Promise.all([
    listLessonExercises(db, asked),
    listQuizRules(db, asked),
    listQuizTries(db, asked),
    listWrittenTasks(db, asked),
    listHandedInWork(db, asked),
  ])
  return [
    ...exercises.map(({ lessonId, doneAt }): LessonTask => {
      return { lessonId, kind: 'exercise', state: doneAt === null ? 'open' : 'passed', dueOn: undefined }
    }),
    ...quizzes.map(({ lessonId, openedAt, reopenedAt, ...rules }): LessonTask => {
      const own = tries.filter((one) => one.lessonId === lessonId)
      const { state, dueOn } = quizState(own, rules, { openedAt, reopenedAt, timeZone }, now)
      return { lessonId, kind: 'quiz', state, dueOn }
    }),
    ...written.map(({ lessonId, openedAt, reopenedAt, dueDays }): LessonTask => {
      const latest = works.find((one) => one.lessonId === lessonId)
      return {
        lessonId,
        kind: 'work',
        ...workState(latest, { dueDays }, { openedAt, reopenedAt, timeZone }, now),
      }
    }),
  ]
}
