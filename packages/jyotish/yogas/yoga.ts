import type { Graha } from '../grahas.ts'
import type { ChartView, LagnaView } from './chart-view.ts'

/** A yoga found in a chart: its rule, the source of the rule, and how this chart meets it. */
export type Yoga = {
  id: string
  name: string
  rule: string
  source: string
  reason: string
  grahas: readonly Graha[]
}

/** One way in which a chart meets a rule. */
export type YogaFinding = { grahas: readonly Graha[]; reason: string }

export type YogaRule<View extends ChartView = ChartView> = {
  id: string
  name: string
  rule: string
  source: string
  find: (view: View) => YogaFinding[]
}

export type LagnaYogaRule = YogaRule<LagnaView>
