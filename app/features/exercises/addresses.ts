import type { ChosenExercise } from '#domain/learning/exercises.ts'

/** A question; without a seed the page chooses one. */
export function exerciseHref({ kind, level, seed }: Omit<ChosenExercise, 'seed'> & { seed?: string }): string {
  return `/exercises/${kind}?level=${level}${seed === undefined ? '' : `&seed=${seed}`}`
}

/** Leads to the question of today. */
export const DAILY_EXERCISE_PATH = '/exercises/today'
