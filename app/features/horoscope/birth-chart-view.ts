import type { BirthChart } from '#domain/charts/birth-chart.ts'
import type { BirthValues } from '#domain/charts/birth-form.ts'
import type { ChartSummary } from '#domain/charts/chart-summary.ts'
import type { BirthProblem } from './birth-fields.tsx'
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
  /** Why the engine refused, as a message. */
  readonly problem?: string
  readonly figures?: string
  readonly difference?: DifferenceView
  /** The result of saving, if the form was posted for that. */
  readonly save?: SaveResult['save']
}
