import { createHash } from 'node:crypto'
import { type Exercise, type ExercisePart, exerciseFrom, type Facts } from '@muhurta/jyotish/exercises'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { LearningCourse, LessonListItem } from '#db/learning/learning.ts'
import {
  listQuizQuestions,
  listQuizRules,
  listQuizTries,
  type QuizQuestion,
  type QuizTry,
} from '#db/learning/quizzes.ts'
import { exerciseOfCharts, type OwnChart } from '#domain/learning/exercise-charts.ts'
import type { ChosenExercise } from '#domain/learning/exercises.ts'
import { neededAnswers, optionOrder, type QuizState, quizState } from '#domain/learning/quizzes.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { listOwnCharts } from './exercise-charts.ts'
import { findOpenedLesson, type NamedLesson, type OpenedLessonRefusal } from './find-opened-lesson.ts'
import type { Learner } from './find-readable-course.ts'

/** A question as it is asked, without its answer. */
export type UnansweredQuestion = { readonly id: number; readonly question: string } & (
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'text' }
  | { readonly kind: 'exercise'; readonly facts: Facts; readonly parts: readonly Omit<ExercisePart, 'answer'>[] }
)

/** A question of a try, with what decides about its answer. */
export type PreparedQuestion =
  | { readonly kind: 'choice'; readonly row: QuizQuestion; readonly order: readonly number[] }
  | { readonly kind: 'text'; readonly row: QuizQuestion }
  | {
      readonly kind: 'exercise'
      readonly row: QuizQuestion
      readonly exercise: Exercise
      readonly chosen: ChosenExercise
    }

export type Quiz = {
  readonly course: LearningCourse
  readonly lesson: LessonListItem
  /** False for staff, who see the questions and have no tries. */
  readonly isStudent: boolean
  readonly questions: readonly PreparedQuestion[]
  /** Changes with the questions. */
  readonly fingerprint: string
  /** The number of the next try. */
  readonly tryNumber: number
  readonly neededAnswers: number
  readonly state: QuizState
  readonly triesLeft: number | undefined
  readonly dueOn: IsoDate | undefined
  readonly lastTry: QuizTry | undefined
}

/** The quiz of a lesson that the student has opened. */
export async function readQuiz(
  db: Database,
  learner: Learner,
  { courseSlug, lessonId, keys, now }: NamedLesson & { readonly keys: KeyRing; readonly now: Date },
): Promise<Outcome<Quiz, OpenedLessonRefusal>> {
  const opened = await findOpenedLesson(db, learner, { courseSlug, lessonId })
  if (!opened.ok) return opened

  const { course, lesson, timeZone, isStudent } = opened.value
  const own = { userId: learner.id, lessonIds: [lessonId] }
  const [rows, [rules], tries] = await Promise.all([
    listQuizQuestions(db, lessonId, learner.language),
    listQuizRules(db, own),
    listQuizTries(db, own),
  ])
  if (!rules) return refused('lesson-not-found')

  const { openedAt, reopenedAt } = rules
  const tryNumber = (tries.at(-1)?.number ?? 0) + 1
  const charts = rows.some(({ ownCharts }) => ownCharts) ? await listOwnCharts(db, keys) : []
  const trySeed = [learner.id, lessonId, tryNumber].join(':')
  const questions = rows.flatMap((row) => prepared(row, row.ownCharts ? charts : [], trySeed))
  return accepted({
    course,
    lesson,
    isStudent,
    questions,
    fingerprint: [...rows.map(({ id, version }) => `${id}.${version}`), ...charts.map(chartMark)].join(','),
    tryNumber,
    neededAnswers: neededAnswers(questions.length, rules.passPercent),
    ...quizState(tries, rules, { openedAt, reopenedAt, timeZone }, now),
    lastTry: tries.at(-1),
  })
}

/** A chart that is changed, added or removed may change what is asked. */
function chartMark({ id, chart }: OwnChart): string {
  return `${id.slice(0, 8)}.${chart.birth.utc}`
}

/** Each try of each student has its own order of options and its own exercises, which follow from the seed. */
function prepared(row: QuizQuestion, charts: readonly OwnChart[], trySeed: string): PreparedQuestion[] {
  const { kind, exercise: exerciseKind, exerciseLevel: level } = row
  if (kind === 'text') return [{ kind, row }]
  const seed = createHash('sha256').update(`${trySeed}:${row.id}`).digest('hex').slice(0, 16)
  if (kind === 'choice') return [{ kind, row, order: optionOrder(row.answers.length, seed) }]
  if (exerciseKind === null) return []
  const chosen = { kind: exerciseKind, level, seed }
  const own = exerciseOfCharts(chosen, charts)
  if (own) return [{ kind, row, chosen: { ...chosen, chart: own.chartId }, exercise: own.exercise }]
  const made = exerciseFrom(chosen)
  return made.ok ? [{ kind, row, chosen, exercise: made.value }] : []
}

export function askedQuestion(prepared: PreparedQuestion): UnansweredQuestion {
  const { id, question, answers } = prepared.row
  switch (prepared.kind) {
    case 'choice':
      return { id, question, kind: 'choice', options: prepared.order.map((index) => answers[index] ?? '') }
    case 'text':
      return { id, question, kind: 'text' }
    case 'exercise': {
      const { facts, parts } = prepared.exercise
      return { id, question, kind: 'exercise', facts, parts: parts.map(({ name, ask, form }) => ({ name, ask, form })) }
    }
  }
}

/** The field of a question's answer, or of a part of it. */
export function answerField(questionId: number, part?: string): string {
  return part === undefined ? `q${questionId}` : `q${questionId}-${part}`
}
