import { createHash } from 'node:crypto'
import type { Exercise } from '@muhurta/jyotish/exercises'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { listSeenQuestions } from '#db/learning/exercise-progress.ts'
import { listOwnEnrollments } from '#db/learning/learning.ts'
import { exerciseOfChart, inOrderOf } from '#domain/learning/exercise-charts.ts'
import { type ChosenExercise, nextSeed } from '#domain/learning/exercises.ts'
import { may } from '#domain/rights.ts'
import { listOwnCharts } from './exercise-charts.ts'
import type { Learner } from './find-readable-course.ts'

/** The teacher's charts are for students and for those who teach. */
export async function mayUseOwnCharts(db: Database, { id, roles }: Pick<Learner, 'id' | 'roles'>): Promise<boolean> {
  return may(roles, 'lessons') || (await listOwnEnrollments(db, id)).length > 0
}

/** One question has many seeds, because a chart leaves less to choose: it counts once. */
export function questionName({ facts, parts }: Pick<Exercise, 'facts' | 'parts'>): string {
  return createHash('sha256').update(JSON.stringify({ facts, parts })).digest('hex').slice(0, 20)
}

const SEEDS_OF_A_CHART = 12

/**
 * A question about one of the teacher's charts that the student has not seen; undefined when there is none. A chart that is too
 * close to call is passed over.
 */
export async function chooseOwnQuestion(
  db: Database,
  keys: KeyRing,
  { userId, ...from }: ChosenExercise & { readonly userId: string },
): Promise<{ readonly seed: string; readonly chartId: string } | undefined> {
  const { kind, level } = from
  const charts = inOrderOf(from.seed, await listOwnCharts(db, keys))
  if (charts.length === 0) return undefined
  const seen = new Set(await listSeenQuestions(db, { userId, kind, level }))
  for (const chart of charts) {
    let { seed } = from
    for (let count = 0; count < SEEDS_OF_A_CHART; count++) {
      const exercise = exerciseOfChart({ kind, level, seed }, chart)
      if (!exercise) break
      if (!seen.has(questionName(exercise))) return { seed, chartId: chart.id }
      seed = nextSeed(seed)
    }
  }
  return undefined
}
