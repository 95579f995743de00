import type { Chart } from '@muhurta/jyotish'
import type { ChartContents } from '#app/features/chart-drawings/chart-contents.ts'
import type { TextFact } from '#app/features/horoscope/day-panchanga-facts.ts'
import type { TransitRow } from './brief-text.ts'

/** A whole brief, ready to be shown. */
export type ChartBrief = {
  readonly kind: 'chart'
  /** Whose birth and when, or when the question was asked. */
  readonly moment: string
  readonly notes: readonly string[]
  readonly rashi: ChartContents
  readonly navamsha: ChartContents
  readonly positions: Pick<Chart, 'lagna' | 'grahas'>
  readonly dasha: readonly TextFact[]
  readonly hasDasha: boolean
  readonly transits: readonly TransitRow[]
  readonly panchangaTitle: string
  readonly panchanga: readonly TextFact[]
  readonly yogas: readonly { readonly id: string; readonly name: string; readonly reason: string }[]
  readonly conventions: readonly string[]
}

/** A birth without its hour: the signs of that day and what is missing. */
type DayBrief = { readonly kind: 'day'; readonly rashi: ChartContents; readonly notes: readonly string[] }

/** What the desk knows of a booking's sky, or why it knows nothing. */
export type BriefView = ChartBrief | DayBrief | { readonly kind: 'none'; readonly notes: readonly string[] }
