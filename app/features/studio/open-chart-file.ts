import { BROWSER_PLACES } from '#app/features/horoscope/use-birth-chart.ts'
import { type Outcome, refused } from '#domain/outcome.ts'
import type { ChartDocument } from './chart-document.ts'
import { type ChartFileRefusal, LARGEST_CHART_FILE } from './chart-file-refusal.ts'

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
