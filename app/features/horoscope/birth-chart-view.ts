import type { BirthProblem } from '#app/features/births/resolve-birth.ts'
import type { ReadingPartText } from '#app/features/chart-text/reading-text.ts'
import { ENGINE_REFUSALS } from '#content/charts/engine-refusals.ts'
import type { BirthProblems, BirthValues } from '#domain/births/birth-form.ts'
import type { BirthChart, BirthRefusal } from '#domain/charts/birth-chart.ts'
import type { castAndSummarize } from '#domain/charts/cast-birth-chart.ts'
import type { ChartSummary } from '#domain/charts/chart-summary.ts'
import type { ConventionField } from './conventions-form.ts'
import type { DifferenceView } from './why-different.tsx'

/** The server's result of saving a birth. */
export type SaveResult = { readonly save: { readonly isSaved: boolean; readonly message?: string } }

/** What the page shows: computed in the browser, or on the server if there is no script. */
export type BirthChartView = {
  readonly values: BirthValues
  readonly conventions: Readonly<Partial<Record<ConventionField, string>>>
  readonly formProblem?: BirthProblem
  readonly cast?: BirthChart
  /** Null for a date without a place. */
  readonly summary?: ChartSummary | null
  /** The short reading, if the server drew the chart. */
  readonly reading?: readonly ReadingPartText[]
  /** Why the engine refused, as a message. */
  readonly problem?: string
  readonly figures?: string
  readonly difference?: DifferenceView
  /** The result of saving, if the form was posted for that. */
  readonly save?: SaveResult['save']
}

/** The result of the engine as the page shows it. */
export function viewOf(request: BirthChartView, cast: ReturnType<typeof castAndSummarize>): BirthChartView {
  if (cast.ok) return { ...request, ...cast.value }
  return { ...request, ...refusalText(cast.refusal) }
}

/** An ambiguous time becomes a question in the form; a refusal of the engine becomes a message. */
export function refusalText(refusal: BirthRefusal): Pick<BirthChartView, 'formProblem' | 'problem'> {
  if (refusal.kind === 'engine') return { problem: ENGINE_REFUSALS[refusal.reason] }
  if (refusal.doubt.kind === 'own-offset-missing') return { formProblem: { problems: OFFSET_MISSING } }
  return { formProblem: { problems: {}, doubt: refusal.doubt } }
}

const OFFSET_MISSING: BirthProblems = { ownOffset: 'invalid' }
