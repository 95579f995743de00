import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import {
  deleteExerciseChart,
  listExerciseCharts,
  lockExerciseCharts,
  recordExerciseChart,
  recordExerciseChartChange,
} from '#db/learning/exercise-charts.ts'
import type { Birth } from '#domain/births/birth.ts'
import { chartOfBirth } from '#domain/charts/exercise-chart.ts'
import { LONGEST_CHART_LABEL, MOST_EXERCISE_CHARTS, type OwnChart } from '#domain/learning/exercise-charts.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine } from '#domain/text.ts'
import { isUuid } from '#domain/uuid.ts'

/** The teacher's charts, for questions about them. */
export async function listOwnCharts(db: Database, keys: KeyRing): Promise<OwnChart[]> {
  const saved = await listExerciseCharts(db, keys)
  return saved.flatMap(({ id, birth }) => {
    const chart = chartOfBirth(birth)
    return chart ? [{ id, chart }] : []
  })
}

export type ExerciseChartRefusal =
  | 'label-missing'
  | 'label-too-long'
  | 'time-missing'
  | 'place-missing'
  | 'time-in-doubt'
  | 'too-many-charts'
  | 'chart-not-found'

type Written = {
  /** Undefined for a new one. */
  readonly id?: string | undefined
  readonly label: string
  readonly birth: Birth
  readonly staffId: string
  readonly now: Date
}

/** Saves a birth without a name. Students see what a question needs of it, never its label. */
export function saveExerciseChart(
  db: Database,
  keys: KeyRing,
  { id, label: typed, birth, staffId, now }: Written,
): Promise<Outcome<{ readonly id: string }, ExerciseChartRefusal>> {
  return db.transaction(async (tx) => {
    const label = normalizeLine(typed)
    const problem = problemOf(label, birth)
    if (problem) return refused(problem)
    const written = { label, birth, now }
    if (id !== undefined) {
      if (!isUuid(id) || !(await recordExerciseChartChange(tx, keys, { id, ...written })))
        return refused('chart-not-found')
      await audit(tx, 'exercise-chart-changed', { id, staffId, now })
      return accepted({ id })
    }
    if ((await lockExerciseCharts(tx)) >= MOST_EXERCISE_CHARTS) return refused('too-many-charts')
    const added = await recordExerciseChart(tx, keys, written)
    await audit(tx, 'exercise-chart-added', { id: added, staffId, now })
    return accepted({ id: added })
  })
}

function problemOf(label: string, birth: Birth): ExerciseChartRefusal | undefined {
  if (label === '') return 'label-missing'
  if (label.length > LONGEST_CHART_LABEL) return 'label-too-long'
  if (birth.time === null) return 'time-missing'
  if (birth.place === null) return 'place-missing'
  return chartOfBirth(birth) ? undefined : 'time-in-doubt'
}

type Removal = { readonly id: string; readonly staffId: string; readonly now: Date }

/** What draws from it draws from the others, or from random charts. Removing it twice is the same as once. */
export async function removeExerciseChart(db: Database, { id, staffId, now }: Removal): Promise<void> {
  await db.transaction(async (tx) => {
    if (await deleteExerciseChart(tx, id)) await audit(tx, 'exercise-chart-removed', { id, staffId, now })
  })
}

async function audit(
  tx: Parameters<typeof recordAudit>[0],
  action: 'exercise-chart-added' | 'exercise-chart-changed' | 'exercise-chart-removed',
  { id, staffId, now }: Removal,
): Promise<void> {
  await recordAudit(tx, { action, actorId: staffId, subject: { kind: 'exercise-chart', id }, at: now })
}
