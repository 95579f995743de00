import type { Chart } from '@muhurta/jyotish'
import type { ChartContents } from '#app/features/chart-drawings/chart-contents.ts'
import type { TransitRow } from '#app/features/chart-text/brief-text.ts'
import type { TextFact } from '#app/features/chart-text/day-panchanga-facts.ts'

/** A full brief, ready to be shown. */
export type ChartBrief = {
  readonly kind: 'chart'
  /** The date of birth, or when the question was asked. */
  readonly born: string
  readonly notes: readonly string[]
  readonly rashi: ChartContents
  readonly navamsha: ChartContents
  readonly positions: Pick<Chart, 'lagna' | 'grahas'>
  readonly dasha: readonly TextFact[]
  /** What is different from the last session; null without one, and for Prasna. */
  readonly changes: readonly string[] | null
  readonly hasDasha: boolean
  /** Empty for Prasna. */
  readonly sadeSati: readonly TextFact[]
  readonly transitsTitle: string
  readonly transits: readonly TransitRow[]
  readonly panchangaTitle: string
  readonly panchanga: readonly TextFact[]
  readonly yogas: readonly { readonly name: string; readonly reason: string }[]
  readonly conventions: readonly string[]
}

/** A birth without a time: the signs of that day, and what is missing. */
type DayBrief = Pick<ChartBrief, 'born' | 'rashi' | 'notes'> & { readonly kind: 'day' }

/** The brief of a booking, or why there is none. */
export type BriefView = ChartBrief | DayBrief | { readonly kind: 'none'; readonly notes: readonly string[] }
