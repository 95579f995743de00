import type { Drawn, Level } from './exercise.ts'
import type { ExerciseSource } from './source.ts'

/** Draws a question; undefined where its answer would be too close to call. */
export type Kind = (source: ExerciseSource, level: Level) => Drawn | undefined
