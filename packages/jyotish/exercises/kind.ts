import type { Drawn, Level } from './exercise.ts'
import type { Source } from './source.ts'

/** Draws a question; undefined where its answer would be too close to call. */
export type Kind = (source: Source, level: Level) => Drawn | undefined
