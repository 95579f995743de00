import type { Graha } from '../grahas.ts'
import type { ChartView, LagnaView } from './chart-view.ts'

/** A yoga found in a chart: what it is, the rule that made it, and how this chart meets the rule. */
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

/** A rule kept as data with one small function; a rule that counts from the lagna takes a view that has one. */
export type YogaRule<View extends ChartView = ChartView> = {
  id: string
  name: string
  rule: string
  source: string
  find: (view: View) => YogaFinding[]
}

export type LagnaYogaRule = YogaRule<LagnaView>
