import { type ChartStyle, isChartStyle } from '#domain/charts/chart-style.ts'
import { parseCookieHeader } from './cookies.ts'

export const CHART_STYLE_COOKIE = 'chart-style'

/** The style that this browser chose last; undefined if it never chose. */
export function chartStyleFromCookies(cookieHeader: string | null): ChartStyle | undefined {
  const chosen = parseCookieHeader(cookieHeader).get(CHART_STYLE_COOKIE)
  return isChartStyle(chosen) ? chosen : undefined
}
