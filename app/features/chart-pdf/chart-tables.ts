import { LIGHT_PALETTE } from '@muhurta/brand'
import { type Chart, type Dasha, type DashaPeriod, GRAHAS, subPeriods } from '@muhurta/jyotish'
import { type Pdf, writeText } from '@muhurta/pdf'
import { degreesAndMinutes } from '#app/features/chart-drawings/chart-text.ts'
import { dateOf } from '#app/features/chart-text/format-instant.ts'
import { panchangaFacts } from '#app/features/chart-text/panchanga-facts.tsx'
import {
  chosenGrahaName,
  chosenNakshatraName,
  chosenRashiName,
  lagnaLabel,
} from '#app/features/page-parts/shown-names.ts'
import { PANCHANGA } from '#content/almanac/panchanga.ts'
import { CHART_PDF } from '#content/charts/chart-pdf.ts'
import { GAZETTEER_CREDIT } from '#content/charts/horoscope.ts'
import { CONTENT_WIDTH, MARGIN } from './chart-page.ts'
import { drawTable, type TableColumn } from './draw-table.ts'

const { columns: headings } = CHART_PDF

type Position = { readonly x: number; readonly y: number }

const GRAHA_COLUMNS: readonly TableColumn[] = [
  { header: headings.graha, width: 74 },
  { header: headings.degree, width: 54 },
  { header: headings.sign, width: 122 },
  { header: headings.nakshatra, width: 118 },
  { header: headings.house, width: 48, isNumber: true },
  { header: headings.state, width: 95 },
]

/** The lagna and the nine grahas. */
export function drawGrahas(pdf: Pdf, { lagna, grahas }: Chart, { x, y }: Position): number {
  const rows = GRAHAS.map((graha) => {
    const { rashi, degreesInRashi, nakshatra, pada, house, isRetrograde, isCombust } = grahas[graha]
    const state = [isRetrograde && CHART_PDF.retrograde, isCombust && CHART_PDF.combust].filter(Boolean).join(', ')
    return [
      chosenGrahaName(graha),
      degreesAndMinutes(degreesInRashi),
      chosenRashiName(rashi),
      `${chosenNakshatraName(nakshatra)}, ${pada}`,
      String(house),
      state,
    ]
  })
  const rising = [
    lagnaLabel().name,
    degreesAndMinutes(lagna.degreesInRashi),
    chosenRashiName(lagna.rashi),
    `${chosenNakshatraName(lagna.nakshatra)}, ${lagna.pada}`,
    '1',
    '',
  ]
  return drawTable(pdf, { x, y, columns: GRAHA_COLUMNS, rows: [rising, ...rows] })
}

export function drawPanchanga(pdf: Pdf, chart: Chart, offsetSeconds: number, { x, y }: Position): number {
  const rows = panchangaFacts(chart.panchanga, offsetSeconds).map(({ term, value }) => [term, String(value)])
  const columns = [
    { header: PANCHANGA.title, width: 70 },
    { header: '', width: 175 },
  ]
  return drawTable(pdf, { x, y, columns, rows })
}

/** The mahadashas, or the sub-periods of one, with the current one in bold. */
export function drawPeriods(
  pdf: Pdf,
  {
    title,
    periods,
    nowJdUt,
    offsetSeconds,
  }: { title: string; periods: readonly DashaPeriod[]; nowJdUt: number; offsetSeconds: number },
  { x, y }: Position,
): number {
  const columns = [
    { header: title, width: 105 },
    { header: headings.from, width: 70 },
    { header: headings.until, width: 70 },
  ]
  const rows = periods.map(({ lords, startJdUt, endJdUt }) => [
    lords.map((lord) => chosenGrahaName(lord)).join(' \u2013 '),
    dateOf(startJdUt, offsetSeconds),
    dateOf(endJdUt, offsetSeconds),
  ])
  const current = periods.findIndex(({ startJdUt, endJdUt }) => startJdUt <= nowJdUt && nowJdUt < endJdUt)
  return drawTable(pdf, { x, y, columns, rows, ...(current >= 0 && { current }) })
}

/** The nine sub-periods of the current mahadasha; of the first one where the birth's dashas do not reach `nowJdUt`. */
export function currentSubPeriods({ scheme, periods }: Dasha, nowJdUt: number): DashaPeriod[] {
  const current = periods.find(({ startJdUt, endJdUt }) => startJdUt <= nowJdUt && nowJdUt < endJdUt) ?? periods[0]
  return current ? subPeriods(scheme, current) : []
}

/** The conventions of the chart, at the foot of a page. */
export function writeFoot(pdf: Pdf, lines: readonly string[], y: number): void {
  const text = `${lines.join(' \u00b7 ')}. ${GAZETTEER_CREDIT}.`
  const width = CONTENT_WIDTH
  writeText(pdf, text, { x: MARGIN, y, width, maxLines: 3, size: 7.5, color: LIGHT_PALETTE.inkSoft })
}
