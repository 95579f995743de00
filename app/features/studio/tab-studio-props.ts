import type { PracticeChartSource } from '#app/features/page-parts/chart-source.ts'
import type { SavedBirth } from './second-chart.ts'
import type { StudioView } from './studio-view.ts'

/** What the studio of a tab gets from its route. */
export type TabStudioProps = {
  posted: StudioView | undefined
  nowMs: number
  isSignedIn: boolean
  source: PracticeChartSource
  profiles: readonly SavedBirth[]
}
