import type { ChosenExercise } from '#domain/learning/exercises.ts'

type AddressedExercise = Omit<ChosenExercise, 'seed'> & {
  readonly seed?: string
  /** For which the answer counts. */
  readonly lessonId?: number | undefined
}

/** A question; without a seed the page chooses one. */
export function exerciseHref({ kind, level, seed, lessonId }: AddressedExercise): string {
  const of = lessonId === undefined ? '' : `&lesson=${lessonId}`
  return `/exercises/${kind}?level=${level}${seed === undefined ? '' : `&seed=${seed}`}${of}`
}

/** Leads to the question of today. */
export const DAILY_EXERCISE_PATH = '/exercises/today'
