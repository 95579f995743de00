import { lazy } from 'react'
import { warmUpChartEngine } from './chart-engine.ts'

const loadResult = () => import('./birth-result.tsx')
const loadDownloads = () => import('./chart-downloads.tsx')

/** Only a chart needs these; the server writes them all the same, where it drew one. */
export const LateBirthResult = lazy(async () => ({ default: (await loadResult()).BirthResult }))
export const LateChartDownloads = lazy(async () => ({ default: (await loadDownloads()).ChartDownloads }))

/** Fetches the engine and what shows its answer while a birth is described, so that the first chart is there at once. */
export function prepareFirstChart(): void {
  warmUpChartEngine()
  // What fails now is fetched again when it is shown.
  Promise.all([loadResult(), loadDownloads()]).catch(() => undefined)
}
