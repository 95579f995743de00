import { PartNotLoaded } from '#app/features/page-parts/part-not-loaded.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { warmUpChartEngine } from './chart-engine.ts'

const loadResult = () => import('./birth-result.tsx')
const loadDownloads = () => import('./chart-downloads.tsx')

/** Loaded only when there is a chart. The server renders them too, if it drew one. */
export const LazyBirthResult = lazyPart(async () => (await loadResult()).BirthResult, PartNotLoaded)
export const LazyChartDownloads = lazyPart(
  async () => (await loadDownloads()).ChartDownloads,
  () => null,
)

/** Loads the engine and its result components while a birth is entered, so that the first chart is fast. */
export function prepareFirstChart(): void {
  warmUpChartEngine()
  // A failed import is tried again when the component is rendered.
  Promise.all([loadResult(), loadDownloads()]).catch(() => undefined)
}
