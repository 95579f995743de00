import type { BirthChart } from '#domain/charts/birth-chart.ts'
import type { BirthValues } from '#domain/charts/birth-form.ts'
import type { BirthProblem } from './birth-fields.tsx'
import type { ConventionField } from './conventions-form.ts'
import type { DifferenceAnswer } from './why-different.tsx'

/** What the server says to keeping a birth. */
export type SaveResult = { readonly keep: { readonly isKept: boolean; readonly message?: string } }

/** What the page shows after a question: computed in the browser, or on the server where there is no script. */
export type BirthAnswer = {
  readonly values: BirthValues
  readonly conventions: Readonly<Partial<Record<ConventionField, string>>>
  readonly trouble?: BirthProblem
  readonly cast?: BirthChart
  /** What the engine says no to, in words. */
  readonly problem?: string
  readonly figures?: string
  readonly difference?: DifferenceAnswer
  /** What was said to keeping it, where a form was posted for that. */
  readonly keep?: SaveResult['keep']
}
