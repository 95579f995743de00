import { checkAnswer, type Exercise, type GivenAnswer, type Refused, type Verdict } from '@muhurta/jyotish/exercises'
import type { Database } from '#db/client.ts'
import { saveExerciseAnswer } from '#db/learning/exercise-progress.ts'
import { type ExerciseProgress, RIGHT_IN_A_ROW } from '#domain/learning/exercise-goal.ts'
import { accepted, type Outcome } from '#domain/outcome.ts'

type Answer = {
  /** Undefined for a visitor, whose answers are not remembered. */
  readonly userId: string | undefined
  readonly exercise: Exercise
  readonly given: Readonly<Record<string, GivenAnswer>>
  readonly now: Date
}

export type AnsweredExercise = Verdict & { readonly progress: ExerciseProgress | undefined }

/** Checks an answer and remembers for a signed-in user how many were right in a row. */
export async function answerExercise(
  db: Database,
  { userId, exercise, given, now }: Answer,
): Promise<Outcome<AnsweredExercise, Refused>> {
  const checked = checkAnswer(exercise, given)
  if (!checked.ok) return checked
  const verdict = checked.value
  if (userId === undefined) return accepted({ ...verdict, progress: undefined })

  const { kind, level, seed } = exercise
  const { isRight } = verdict
  const progress = await saveExerciseAnswer(db, { userId, kind, level, seed, isRight, goal: RIGHT_IN_A_ROW, now })
  return accepted({ ...verdict, progress })
}
