import type { BirthChartView } from './birth-chart-view.ts'

/** The fields of the last chart. The chart itself is computed again, which takes less time than storing it. */
type TabChart = Pick<BirthChartView, 'values' | 'conventions'> & {
  /** A chart that was drawn signed in is not shown after signing out. */
  readonly wasSignedIn: boolean
}

const KEY = 'birth-chart'

/** Stores the fields in this tab, so that a reload or another page does not lose the chart. They are sent nowhere. */
export function storeTabChart({ values, conventions, wasSignedIn }: TabChart): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ values, conventions, wasSignedIn }))
  } catch {
    // Without session storage a reload loses the chart.
  }
}

export function readTabChart(isSignedIn: boolean): TabChart | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as TabChart | null
    if (!stored) return undefined
    if (stored.wasSignedIn === isSignedIn || isSignedIn) return stored
    forgetTabChart()
    return undefined
  } catch {
    return undefined
  }
}

export function forgetTabChart(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without session storage nothing was stored.
  }
}
