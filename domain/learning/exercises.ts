import { EXERCISE_KINDS, type ExerciseKind, LEVELS, type Level } from '@muhurta/jyotish/exercises'
import type { IsoDate } from '#domain/time/india-time.ts'

export { EXERCISE_KINDS, type ExerciseKind, LEVELS, type Level }

const SEED = /^[\w-]{1,40}$/

/** A seed of an address; undefined for anything that none of our links has. */
export function exerciseSeed(text: string | null): string | undefined {
  return text !== null && SEED.test(text) ? text : undefined
}

/** Level 1 for anything that is no level. */
export function exerciseLevel(text: string | null): Level {
  return LEVELS.find((level) => String(level) === text) ?? 1
}

const DAY_MS = 86_400_000

export type ChosenExercise = {
  readonly kind: ExerciseKind
  readonly level: Level
  readonly seed: string
  /** One of the teacher's charts, where it is about that. */
  readonly chart?: string
}

/** The exercise of a date, the same for everybody: the kinds in turn, the level rising with each round. */
export function exerciseOfDay(date: IsoDate): ChosenExercise {
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS)
  const round = Math.floor(day / EXERCISE_KINDS.length)
  return {
    kind: EXERCISE_KINDS[day % EXERCISE_KINDS.length] ?? 'navamsha',
    level: LEVELS[(round % LEVELS.length) as 0 | 1 | 2],
    seed: date,
  }
}

/** A seed that follows from another, so that the next question needs no script and no chance. */
export function nextSeed(seed: string): string {
  const number = Number(/^\d{1,9}$/.exec(seed)?.[0] ?? Number.NaN)
  return Number.isNaN(number) ? '1' : String(number + 1)
}
