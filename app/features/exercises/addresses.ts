import type { ChosenExercise } from '#domain/learning/exercises.ts'

type AddressedExercise = Omit<ChosenExercise, 'seed' | 'chart'> & {
  readonly seed?: string
  /** For which the answer counts. */
  readonly lessonId?: number | undefined
  /** One of the teacher's charts, or `own` for any of them. */
  readonly chart?: string | undefined
}

/** In an address: any of the teacher's charts. */
export const OWN_CHARTS = 'own'

/** A question; without a seed the page chooses one. */
export function exerciseHref({ kind, level, seed, lessonId, chart }: AddressedExercise): string {
  const of = `${lessonId === undefined ? '' : `&lesson=${lessonId}`}${chart === undefined ? '' : `&chart=${chart}`}`
  return `/exercises/${kind}?level=${level}${seed === undefined ? '' : `&seed=${seed}`}${of}`
}

/** Leads to the question of today. */
export const DAILY_EXERCISE_PATH = '/exercises/today'
