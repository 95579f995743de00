import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { janmaKundali } from '#domain/charts/reading/janma-kundali.ts'
import { type ReadingPartText, readingText } from './reading-text.ts'

/** The short reading of a chart in the language of the page. */
export function janmaKundaliText(cast: TimedChart, nowMs: number): ReadingPartText[] {
  return readingText(janmaKundali(cast, nowMs))
}
