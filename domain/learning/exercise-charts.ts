import { type Exercise, type ExerciseChart, exerciseFrom } from '@muhurta/jyotish/exercises'
import { type ChosenExercise, EXERCISE_KINDS, type ExerciseKind, LEVELS } from './exercises.ts'

export const LONGEST_CHART_LABEL = 80
export const MOST_EXERCISE_CHARTS = 100

/** A chart of the teacher's own, without who it is. */
export type OwnChart = { readonly id: string; readonly chart: ExerciseChart }

/** Periods are counted from the birth. Any other question is about positions, which say less of whose they are. */
const FROM_BIRTH: readonly ExerciseKind[] = ['dasha-balance', 'running-dasha', 'chara-dasha']

/** The question of a seed about a chart, with no more of the birth than it needs; undefined where it is too close to call. */
export function exerciseOfChart(chosen: ChosenExercise, { chart }: Pick<OwnChart, 'chart'>): Exercise | undefined {
  const made = exerciseFrom({ ...chosen, chart })
  if (!made.ok) return undefined
  const { birth, ...facts } = made.value.facts
  if (!birth || !FROM_BIRTH.includes(chosen.kind)) return { ...made.value, facts }
  const { date, time, utc, utcOffsetMinutes } = birth
  const shown = { date, time, utc, ...(utcOffsetMinutes !== undefined && { utcOffsetMinutes }) }
  return { ...made.value, facts: { ...facts, birth: shown } }
}

/** The first of the charts, in an order that follows from the seed, about which the question can be asked. */
export function exerciseOfCharts(
  chosen: ChosenExercise,
  charts: readonly OwnChart[],
): { readonly exercise: Exercise; readonly chartId: string } | undefined {
  for (const one of inOrderOf(chosen.seed, charts)) {
    const exercise = exerciseOfChart(chosen, one)
    if (exercise) return { exercise, chartId: one.id }
  }
  return undefined
}

/** The charts from one that the seed chooses, all of them once. */
export function inOrderOf(seed: string, charts: readonly OwnChart[]): OwnChart[] {
  if (charts.length === 0) return []
  const first = [...seed].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003, 7)
  const start = first % charts.length
  return [...charts.slice(start), ...charts.slice(0, start)]
}

/** Questions about a day or an hour, which no chart answers. */
const WITHOUT_CHART: readonly ExerciseKind[] = ['tithi', 'rahu-kalam', 'hora-lord']

export function isAboutChart(kind: ExerciseKind): boolean {
  return !WITHOUT_CHART.includes(kind)
}

/** The topics on which a chart can be asked at no level, because it is too close to a boundary. */
export function kindsWithout(chart: OwnChart['chart']): ExerciseKind[] {
  const isAsked = (kind: ExerciseKind) =>
    LEVELS.some((level) => exerciseOfChart({ kind, level, seed: '1' }, { chart }) !== undefined)
  return EXERCISE_KINDS.filter((kind) => isAboutChart(kind) && !isAsked(kind))
}
