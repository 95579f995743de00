import { type AyanamsaMode, type Conventions, DEFAULT_CONVENTIONS } from '@muhurta/jyotish'
import type { ChartStyle } from '#domain/chart-style.ts'

/** How the practice computes and draws charts; a viewer's own choice comes before it. */
export type PracticeCharts = {
  readonly conventions: Readonly<Omit<Conventions, 'ayanamsa'> & { ayanamsa: AyanamsaMode }>
  readonly style: ChartStyle
}

export const STANDARD_CHARTS: PracticeCharts = {
  conventions: { ...DEFAULT_CONVENTIONS, ayanamsa: 'lahiri' },
  style: 'north',
}
