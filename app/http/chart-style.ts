import { type ChartStyle, isChartStyle } from '#domain/chart-style.ts'
import { parseCookies } from './site-cookies.ts'

/** The style that this browser chose last; undefined if it never chose. */
export function chartStyleFromCookies(cookieHeader: string | null): ChartStyle | undefined {
  const chosen = parseCookies(cookieHeader)['chart-style']
  return isChartStyle(chosen) ? chosen : undefined
}
