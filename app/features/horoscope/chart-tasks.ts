import type { PaneRequest } from '#app/features/chart-panes/compute-pane.ts'
import type { StudioPages } from '#app/features/chart-pdf/studio-pages.ts'
import type { MuhurtaSearch } from '#domain/almanac/muhurta-search.ts'
import type { Birth } from '#domain/charts/birth-chart.ts'
import { castAndSummarize } from '#domain/charts/chart-summary.ts'
import type { explainDifference } from '#domain/charts/explain-difference.ts'
import type { matchBirths } from '#domain/charts/match-births.ts'

/**
 * What the worker can run: the functions that the server calls for browsers without script. The first chart needs only the
 * first; the code of the others is loaded with their first use.
 */
export const CHART_TASKS = {
  chart: castAndSummarize,
  match: async (...args: Parameters<typeof matchBirths>) =>
    (await import('#domain/charts/match-births.ts')).matchBirths(...args),
  explain: async (...args: Parameters<typeof explainDifference>) =>
    (await import('#domain/charts/explain-difference.ts')).explainDifference(...args),
  pane: async (request: PaneRequest) =>
    (await import('#app/features/chart-panes/compute-pane.ts')).computePane(request),
  pdf: async (pages: StudioPages, nowMs: number) =>
    (await import('#app/features/chart-pdf/studio-pdf.ts')).studioPdf(pages, nowMs),
  // Nor do they need the rules of the finder.
  muhurta: async (search: MuhurtaSearch) =>
    (await import('#app/features/muhurta-view/view-muhurta.ts')).viewMuhurtaAtOnce(search),
  birthStar: async (birth: Birth) => (await import('#domain/almanac/birth-star.ts')).birthStar(birth),
}

export type ChartTasks = typeof CHART_TASKS
export type ChartTask = keyof ChartTasks

export type TaskRequest = { readonly id: number; readonly task: ChartTask; readonly args: readonly unknown[] }
export type TaskResult =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }
