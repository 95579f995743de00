/** The Indian ways to draw a chart. */
export const CHART_STYLES = ['north', 'south', 'east'] as const
export type ChartStyle = (typeof CHART_STYLES)[number]

export function isChartStyle(text: string | undefined): text is ChartStyle {
  return CHART_STYLES.some((style) => style === text)
}
