import { LEVELS, type Level } from '../exercises/exercise.ts'
import { chosenChart, EXERCISE_KINDS, exerciseFrom, isExerciseKind } from '../exercises/make.ts'
import type { ExerciseChart } from '../exercises/source.ts'
import { accepted, type Outcome, refused } from '../outcome.ts'
import type { Fields } from './request.ts'

const MAX_SEED_LENGTH = 100

function readSeed(seed: unknown): Outcome<string, string> {
  const text = typeof seed === 'number' && Number.isFinite(seed) ? String(seed) : seed
  if (typeof text !== 'string' || text === '') return refused('seed-missing')
  return text.length > MAX_SEED_LENGTH ? refused('seed-too-long') : accepted(text)
}

function readChart(chart: unknown): Outcome<ExerciseChart | undefined, string> {
  if (chart === undefined) return accepted(undefined)
  const { utc, lat, lon, utcOffsetMinutes: offset } = (chart ?? {}) as Fields
  if (typeof utc !== 'string') return refused('chart-utc-missing')
  if (typeof lat !== 'number' || typeof lon !== 'number') return refused('chart-lat-or-lon-missing')
  if (offset !== undefined && typeof offset !== 'number') return refused('utc-offset-out-of-range')
  return chosenChart({ utc, lat, lon, ...(offset !== undefined && { utcOffsetMinutes: offset }) })
}

/** The exercise of a seed: what a student is told and asked, the answer by the names of its parts, and the solution. */
export function exercisesResult({ kind, seed, level, chart }: Fields): Outcome<object, string> {
  if (!isExerciseKind(kind)) return refused('unknown-kind')
  if (!LEVELS.includes(level as Level)) return refused('unknown-level')
  const text = readSeed(seed)
  if (!text.ok) return text
  const chosen = readChart(chart)
  if (!chosen.ok) return chosen
  const exercise = exerciseFrom({
    kind,
    level: level as Level,
    seed: text.value,
    ...(chosen.value && { chart: chosen.value }),
  })
  if (!exercise.ok) return exercise

  const { facts, parts, solution } = exercise.value
  return accepted({
    kind,
    seed: text.value,
    level,
    facts,
    parts: parts.map(({ name, ask, form }) => ({ name, ask, form })),
    answer: Object.fromEntries(parts.map(({ name, answer }) => [name, answer])),
    solution,
  })
}

/** One line for each kind, for a run without input. */
export function exerciseKindLines(): string[] {
  return EXERCISE_KINDS.map((kind) => JSON.stringify({ kind, levels: LEVELS }))
}
