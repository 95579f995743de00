import { type Exercise, type ExerciseKind, exerciseFrom } from '@muhurta/jyotish/exercises'
import type { RouterContextProvider } from 'react-router'
import { exerciseHref, OWN_CHARTS } from '#app/features/exercises/addresses.ts'
import { clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { LANGUAGE } from '#content/language.ts'
import { exerciseOfChart, isAboutChart } from '#domain/learning/exercise-charts.ts'
import { exerciseLevel, exerciseSeed, type Level } from '#domain/learning/exercises.ts'
import { findLessonOfExercise } from '#usecases/learning/answer-exercise.ts'
import { chooseOwnQuestion, mayUseOwnCharts } from '#usecases/learning/choose-exercise.ts'
import { listOwnCharts } from '#usecases/learning/exercise-charts.ts'

/** What an address asks for. */
export type Asked = {
  readonly kind: ExerciseKind
  readonly level: Level
  readonly seed: string | undefined
  readonly lessonId: number | undefined
  /** One of the teacher's charts, or any. */
  readonly chart: string | undefined
}

type Context = Readonly<RouterContextProvider>

export function askedIn(kind: ExerciseKind, { searchParams }: URL): Asked {
  const lesson = searchParams.get('lesson') ?? ''
  const chart = searchParams.get('chart')
  return {
    kind,
    level: exerciseLevel(searchParams.get('level')),
    seed: exerciseSeed(searchParams.get('seed')),
    lessonId: /^[1-9]\d{0,14}$/.test(lesson) ? Number(lesson) : undefined,
    chart: chart !== null && /^[\da-z-]{1,40}$/.test(chart) ? chart : undefined,
  }
}

export type Question = {
  readonly exercise: Exercise
  /** Drawn where there is no other question about the teacher's charts. */
  readonly isInstead: boolean
  readonly chart: string | undefined
}

/** The question that an address names; undefined where it names none, or a chart that is not for the reader or was removed. */
export async function findQuestion(context: Context, { seed, chart, ...asked }: Asked): Promise<Question | undefined> {
  if (seed === undefined) return undefined
  const chosen = { kind: asked.kind, level: asked.level, seed }
  if (chart !== undefined && !(isAboutChart(asked.kind) && (await mayUse(context)))) return undefined
  if (chart === undefined || chart === OWN_CHARTS) {
    const made = exerciseFrom(chosen)
    return made.ok ? { exercise: made.value, isInstead: chart !== undefined, chart } : undefined
  }
  const charts = await listOwnCharts(context.get(databaseContext), context.get(keyRingContext))
  const own = charts.find(({ id }) => id === chart)
  const exercise = own && exerciseOfChart(chosen, own)
  return exercise && { exercise, isInstead: false, chart }
}

async function mayUse(context: Context): Promise<boolean> {
  const viewer = context.get(viewerContext)
  return viewer !== null && mayUseOwnCharts(context.get(databaseContext), viewer)
}

const SEEDS = 1_000_000

/** The address of a new question of the same kind. */
export async function newQuestionHref(context: Context, { kind, level, lessonId, chart }: Asked): Promise<string> {
  const seed = String(context.get(clockContext)().getTime() % SEEDS)
  const viewer = context.get(viewerContext)
  if (chart === undefined || !isAboutChart(kind) || !viewer || !(await mayUse(context)))
    return exerciseHref({ kind, level, seed, lessonId })
  const from = { userId: viewer.id, kind, level, seed }
  const found = await chooseOwnQuestion(context.get(databaseContext), context.get(keyRingContext), from)
  return exerciseHref({ kind, level, lessonId, seed: found?.seed ?? seed, chart: found?.chartId ?? OWN_CHARTS })
}

/** Undefined for practice, and for whoever cannot answer it for the lesson in the address. */
export async function findLesson(context: Context, { kind, level, lessonId }: Asked) {
  const viewer = context.get(viewerContext)
  if (!viewer || lessonId === undefined) return undefined
  const learner = { ...viewer, language: LANGUAGE }
  return findLessonOfExercise(context.get(databaseContext), learner, { lessonId, kind, level })
}
