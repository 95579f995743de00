import type { computeDrawings } from '#app/features/chart-panes/compute-drawings.ts'
import type { PaneRequest } from '#app/features/chart-panes/compute-pane.ts'
import type { ReadingSheet } from '#app/features/chart-pdf/janma-kundali-pages.ts'
import type { StudioPages } from '#app/features/chart-pdf/studio-pages.ts'
import type { FinderSearch } from '#domain/almanac/muhurta-search.ts'
import type { Birth } from '#domain/births/birth.ts'
import { castTimedChart, isTimed, type TimedChart } from '#domain/charts/birth-chart.ts'
import type { castAndSummarize } from '#domain/charts/cast-birth-chart.ts'
import { withSummary } from '#domain/charts/chart-summary.ts'
import type { explainDifference } from '#domain/charts/explain-difference.ts'
import type { matchBirths } from '#domain/charts/match-births.ts'

/**
 * What the worker can run: the functions that the server calls for browsers without script. A first chart with its time needs
 * only what is imported here; the rest is loaded with its first use.
 */
export const CHART_TASKS = {
  chart: async (...[birth, options, nowMs]: Parameters<typeof castAndSummarize>) => {
    if (isTimed(birth)) return withSummary(castTimedChart(birth, options), nowMs)
    return (await import('#domain/charts/cast-birth-chart.ts')).castAndSummarize(birth, options, nowMs)
  },
  match: async (...args: Parameters<typeof matchBirths>) =>
    (await import('#domain/charts/match-births.ts')).matchBirths(...args),
  explain: async (...args: Parameters<typeof explainDifference>) =>
    (await import('#domain/charts/explain-difference.ts')).explainDifference(...args),
  pane: async (request: PaneRequest) =>
    (await import('#app/features/chart-panes/compute-pane.ts')).computePane(request),
  drawings: async (...args: Parameters<typeof computeDrawings>) =>
    (await import('#app/features/chart-panes/compute-drawings.ts')).computeDrawings(...args),
  pdf: async (pages: StudioPages, nowMs: number) =>
    (await import('#app/features/chart-pdf/studio-pdf.ts')).studioPdf(pages, nowMs),
  reading: async (cast: TimedChart, nowMs: number) =>
    (await import('#app/features/chart-text/janma-kundali-text.ts')).janmaKundaliText(cast, nowMs),
  janmaKundali: async (pages: ReadingSheet) =>
    (await import('#app/features/chart-pdf/janma-kundali-pdf.ts')).janmaKundaliPdf(pages),
  // Nor do they need the rules of the finder.
  muhurta: async (search: FinderSearch) =>
    (await import('#app/features/muhurta-view/view-muhurta.ts')).viewMuhurta(search),
  birthStar: async (birth: Birth) => (await import('#domain/almanac/birth-star.ts')).birthStar(birth),
}

export type ChartTasks = typeof CHART_TASKS
export type ChartTask = keyof ChartTasks

export type TaskRequest = {
  readonly id: number
  readonly task: ChartTask
  readonly args: readonly unknown[]
  /** Those of the page (`shown-names.ts`): a worker has none to read them from. */
  readonly names?: string
}
export type TaskResult =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }
