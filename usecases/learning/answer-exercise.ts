import {
  type AnswerVerdict,
  checkAnswer,
  type Exercise,
  type GivenAnswer,
  type RefusedAnswer,
} from '@muhurta/jyotish/exercises'
import { isErased, lockAccount } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import { findExerciseLesson, saveExerciseAnswer } from '#db/learning/exercise-progress.ts'
import { type ExerciseProgress, RIGHT_IN_A_ROW } from '#domain/learning/exercise-goal.ts'
import type { ChosenExercise } from '#domain/learning/exercises.ts'
import { accepted, type Outcome } from '#domain/outcome.ts'
import { completeLesson } from './complete-lesson.ts'
import { findOpenedLesson } from './find-opened-lesson.ts'
import type { Learner } from './find-readable-course.ts'
import type { CompletedCourse } from './record-progress.ts'

export type ExerciseLesson = { readonly id: number; readonly title: string; readonly courseSlug: string }

/** The lesson that a student answers an exercise for: one that they have opened and that asks for this exercise. */
export async function findLessonOfExercise(
  db: Database,
  learner: Learner,
  { lessonId, kind, level }: { readonly lessonId: number } & Pick<ChosenExercise, 'kind' | 'level'>,
): Promise<ExerciseLesson | undefined> {
  const found = await findExerciseLesson(db, lessonId, learner.language)
  if (found?.exercise !== kind || found.exerciseLevel !== level) return undefined
  const { id, title, courseSlug } = found
  const opened = await findOpenedLesson(db, learner, { courseSlug, lessonId })
  return opened.ok && opened.value.isStudent ? { id, title, courseSlug } : undefined
}

type Answer = {
  /** Undefined for a visitor, whose answers are not remembered. */
  readonly userId: string | undefined
  /** For which it counts; undefined for practice. */
  readonly lessonId?: number | undefined
  readonly exercise: Exercise
  /** By which a question is known again; its seed by default. */
  readonly name?: string | undefined
  readonly given: Readonly<Record<string, GivenAnswer>>
  readonly now: Date
}

export type AnsweredExercise = AnswerVerdict & {
  readonly progress: ExerciseProgress | undefined
  /** The courses that the lesson of the exercise has completed. */
  readonly completed: readonly CompletedCourse[]
}

/** Checks an answer and remembers for a signed-in user how many were right in a row. The last one passes the lesson's exercise. */
export async function answerExercise(
  db: Database,
  { userId, lessonId, exercise, name, given, now }: Answer,
): Promise<Outcome<AnsweredExercise, RefusedAnswer>> {
  const checked = checkAnswer(exercise, given)
  if (!checked.ok) return checked
  const verdict = checked.value
  if (userId === undefined) return accepted({ ...verdict, progress: undefined, completed: [] })

  const { kind, level } = exercise
  const seed = name ?? exercise.seed
  const { isRight } = verdict
  const answer = { userId, lessonId, kind, level, seed, isRight, goal: RIGHT_IN_A_ROW, now }
  if (lessonId === undefined) {
    return accepted({ ...verdict, progress: await saveExerciseAnswer(db, answer), completed: [] })
  }
  return db.transaction(async (tx) => {
    // An erasure that runs at the same time finishes first, or deletes this answer too.
    await lockAccount(tx, userId)
    if (await isErased(tx, userId)) return accepted({ ...verdict, progress: undefined, completed: [] })
    const progress = await saveExerciseAnswer(tx, answer)
    const isJustDone = progress.doneAt?.getTime() === now.getTime()
    const completed = isJustDone ? await completeLesson(tx, { userId, lessonId, now }) : []
    return accepted({ ...verdict, progress, completed })
  })
}
