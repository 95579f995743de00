import type { Chart, Conventions, JulianDay } from '@muhurta/jyotish'
import type { CharaDashaSchool, KarakaScheme } from '@muhurta/jyotish/jaimini'
import type { VargaMethods } from '@muhurta/jyotish/vargas'
import type { ChartContents } from '#app/features/chart-drawings/chart-contents.ts'
import type { SelectOption } from '#app/ui/fields/select-options.ts'
import type { PANE_TITLES } from '#content/charts/studio.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'

export type PaneId = keyof typeof PANE_TITLES

/** The conventions that every pane obeys. */
export type StudioSettings = {
  readonly conventions: Partial<Conventions>
  readonly vargaMethods: VargaMethods
  readonly charaSchool: CharaDashaSchool
  readonly karakas: KarakaScheme
}

/** What a pane computes from. */
export type PaneInput = {
  readonly cast: TimedChart
  readonly chart: Chart
  /** The chart that is compared with this one. */
  readonly other: TimedChart | null
  readonly settings: StudioSettings
  readonly nowJdUt: JulianDay
  /** Seconds that the clock of the birth place is ahead of UTC at an instant. */
  readonly offsetAt: (jdUt: JulianDay) => number
  /** What was typed or chosen in a field of the pane; empty at first. */
  readonly text: (field: string) => string
}

/** A question that the pane asks: it is computed again with each answer. */
export type PaneField = {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly hint?: string
  readonly problem?: string
} & (
  | { readonly kind: 'select'; readonly options: readonly SelectOption[] }
  | { readonly kind: 'date' }
  | { readonly kind: 'text' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  /** Answered by choosing a row. */
  | { readonly kind: 'row' }
)

export type PaneRow = {
  readonly cells: readonly string[]
  /** The row of the present, such as the running period. */
  readonly isMarked?: boolean
  /** Choosing the row gives this answer to a field of the pane. */
  readonly answers?: { readonly field: string; readonly value: string }
}

/** The parts of a pane. They are plain values, so the screen, print and the PDF show the same. */
export type PaneBlock =
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly term: string; readonly value: string }[] }
  | { readonly kind: 'chart'; readonly contents: ChartContents }
  | {
      readonly kind: 'table'
      readonly caption: string
      /** The first column names the row. */
      readonly columns: readonly string[]
      readonly rows: readonly PaneRow[]
    }

/** A computed pane. */
export type PaneSheet = { readonly fields?: readonly PaneField[]; readonly blocks: readonly PaneBlock[] }

/** How a pane is computed: in the worker, and on the server without script. */
export type Pane = { readonly compute: (input: PaneInput) => PaneSheet }
