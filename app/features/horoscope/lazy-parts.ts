import { lazy } from 'react'
import { warmUpChartEngine } from './chart-engine.ts'

const loadResult = () => import('./birth-result.tsx')
const loadDownloads = () => import('./chart-downloads.tsx')

/** Loaded only when there is a chart. The server renders them too, if it drew one. */
export const LazyBirthResult = lazy(async () => ({ default: (await loadResult()).BirthResult }))
export const LazyChartDownloads = lazy(async () => ({ default: (await loadDownloads()).ChartDownloads }))

/** Loads the engine and its result components while a birth is entered, so that the first chart is fast. */
export function prepareFirstChart(): void {
  warmUpChartEngine()
  // A failed import is tried again when the component is rendered.
  Promise.all([loadResult(), loadDownloads()]).catch(() => undefined)
}
