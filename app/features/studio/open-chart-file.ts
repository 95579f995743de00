import { BROWSER_PLACES } from '#app/features/horoscope/use-birth-chart.ts'
import { type Outcome, refused } from '#domain/outcome.ts'
import type { ChartDocument, DocumentRefusal } from './chart-document.ts'

/** Reads a chosen file in the browser: `.jhd` of Jagannatha Hora, or our JSON. The content decides, not the name. */
export async function openChartFile(file: File): Promise<Outcome<ChartDocument, ChartFileRefusal>> {
  if (file.size > LARGEST_CHART_FILE) return refused('too-large')
  const bytes = await file.arrayBuffer()
  const text = new TextDecoder().decode(bytes)
  if (/^\s*\{/.test(text)) return (await import('./chart-json.ts')).readChartJson(text)

  const [{ readChartJhd }, zoneAt] = await Promise.all([import('./chart-jhd.ts'), BROWSER_PLACES.findZone()])
  const name = file.name.replace(/\.[^.]*$/, '')
  return readChartJhd(new TextDecoder('windows-1252').decode(bytes), name, zoneAt)
}

/** Why a file has no chart for the studio. */
export type ChartFileRefusal =
  | DocumentRefusal
  | 'too-large'
  | 'newer-version'
  | 'not-a-jhd-file'
  | 'jhd-date-invalid'
  | 'jhd-place-invalid'

export const LARGEST_CHART_FILE = 100_000
