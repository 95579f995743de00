import { BIRTH_PROBLEMS } from '#content/charts/birth-form.ts'
import { DIFFERENCE } from '#content/charts/chart-conventions.ts'
import type { BirthChart, TimedChart } from '#domain/charts/birth-chart.ts'
import type { Explanation } from '#domain/charts/explain-difference.ts'
import { type Observation, readObservations } from '#domain/charts/read-observations.ts'
import type { DifferenceView } from './why-different.tsx'

type Explain = (own: TimedChart, observations: readonly Observation[]) => Explanation | Promise<Explanation>

/** Reads the figures of another program and searches the settings behind them. */
export async function explainFigures(
  cast: BirthChart | undefined,
  figures: string,
  explain: Explain,
): Promise<DifferenceView> {
  if (cast?.kind !== 'timed') return { kind: 'problem', message: BIRTH_PROBLEMS.birthTime.invalid }
  const observations = readObservations(figures)
  if (!observations.ok) return { kind: 'problem', message: DIFFERENCE.unread(observations.refusal.line) }
  if (observations.value.length === 0) return { kind: 'problem', message: DIFFERENCE.missing }
  return { kind: 'found', explanation: await explain(cast, observations.value) }
}
