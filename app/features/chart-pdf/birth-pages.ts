import { LIGHT_PALETTE } from '@muhurta/brand'
import { GRAHAS, julianDayFromUnix, type RashiIndex, type Varga, type VargaChart } from '@muhurta/jyotish'
import { type Pdf, writeText } from '@muhurta/pdf'
import { contentsOfChart, contentsOfVarga } from '#app/features/chart-drawings/chart-contents.ts'
import { birthConventionLines } from '#app/features/chart-text/convention-text.ts'
import { type SummaryFact, summaryFacts } from '#app/features/chart-text/summary-text.ts'
import { vargaName } from '#app/features/chart-text/varga-name.ts'
import type { ChartSource } from '#app/features/page-parts/chart-source.ts'
import { grahaLabel, lagnaLabel, rashiLabel } from '#app/features/page-parts/shown-names.ts'
import { CHART_PDF } from '#content/charts/chart-pdf.ts'
import { SUMMARY } from '#content/charts/chart-summary.ts'
import { cityLabel } from '#content/words/city-names.ts'
import { clockText, longDay } from '#content/words/dates.ts'
import { coordinatesLabel } from '#domain/births/places.ts'
import type { ChartStyle } from '#domain/chart-style.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import type { ChartSummary } from '#domain/charts/chart-summary.ts'
import { CONTENT_WIDTH, MARGIN } from './chart-page.ts'
import { currentSubPeriods, drawGrahas, drawPanchanga, drawPeriods } from './chart-tables.ts'
import { drawTitledChart } from './draw-chart.ts'
import { drawTable, type TableColumn } from './draw-table.ts'
import type { NamePicture } from './name-picture.ts'
import { drawSiteFoot } from './site-foot.ts'

export type BirthPages = {
  readonly cast: TimedChart
  readonly summary: ChartSummary
  readonly style: ChartStyle
  readonly source: ChartSource
  readonly nowMs: number
  readonly namePicture?: NamePicture | undefined
}

const COLUMN_GAP = 21
const COLUMN = (CONTENT_WIDTH - COLUMN_GAP) / 2
const SECOND_COLUMN = MARGIN + COLUMN + COLUMN_GAP
const VARGA_LINE = 13.4

/** Two full pages: charts, grahas, summary and panchanga; then more charts, dashas and the signs of all divisions. */
export function drawBirthPages(pdf: Pdf, pages: BirthPages): void {
  drawFirstPage(pdf, pages)
  pdf.document.addPage()
  drawSecondPage(pdf, pages)
}

function drawFirstPage(pdf: Pdf, { cast, summary, style, source, namePicture }: BirthPages): void {
  const { chart, birth, place, instant } = cast
  const line = { x: MARGIN, width: CONTENT_WIDTH }
  let y = writeText(pdf, CHART_PDF.title, { x: MARGIN, y: MARGIN - 6, size: 20, style: 'heading' }) + 2
  if (namePicture) {
    pdf.document.image(namePicture.jpeg, MARGIN, y, { height: 18 })
    y += 24
  } else if (birth.fullName) {
    y = writeText(pdf, birth.fullName, { ...line, y, size: 13, style: 'bold' })
  }
  const when = `${longDay(birth.date)}, ${clockText(birth.time ?? '')}`
  const where = [cityLabel(place), coordinatesLabel(place)].filter(Boolean).join(' \u00b7 ')
  y = writeText(pdf, `${when} \u00b7 ${where}`, { ...line, y, size: 9.5, color: LIGHT_PALETTE.inkSoft }) + 6

  const contents = contentsOfChart(chart, { title: CHART_PDF.rashi })
  drawTitledChart(pdf, contents, style, { x: MARGIN, y, side: COLUMN })
  drawVarga(pdf, { cast, style, varga: 9 }, { x: SECOND_COLUMN, y, side: COLUMN })
  y = drawGrahas(pdf, chart, { x: MARGIN, y: y + COLUMN + 12 }) + 8
  writeSummary(pdf, summaryFacts(cast, summary), { x: MARGIN, y })
  drawPanchanga(pdf, chart, instant.offsetSeconds, { x: SECOND_COLUMN, y })
  drawSiteFoot(pdf, source, birthConventionLines(cast))
}

function drawSecondPage(pdf: Pdf, { cast, style, source, nowMs }: BirthPages): void {
  const { chart, instant, vargas } = cast
  const nowJdUt = julianDayFromUnix(nowMs)
  const shared = { nowJdUt, offsetSeconds: instant.offsetSeconds }
  let y = writeText(pdf, CHART_PDF.secondPage, { x: MARGIN, y: MARGIN - 6, size: 16, style: 'heading' }) + 6

  drawVarga(pdf, { cast, style, varga: 10 }, { x: MARGIN, y, side: COLUMN })
  drawVarga(pdf, { cast, style, varga: 7 }, { x: SECOND_COLUMN, y, side: COLUMN })
  y += COLUMN + 12
  const { periods } = chart.vimshottari
  const below = currentSubPeriods(chart.vimshottari, nowJdUt)
  drawPeriods(pdf, { title: CHART_PDF.subPeriods, periods: below, ...shared }, { x: SECOND_COLUMN, y })
  y = drawPeriods(pdf, { title: CHART_PDF.vimshottari, periods, ...shared }, { x: MARGIN, y }) + 10
  drawTable(pdf, { x: MARGIN, y, columns: vargaColumns(), rows: vargas.map(vargaRow), lineHeight: VARGA_LINE })
  drawSiteFoot(pdf, source, birthConventionLines(cast))
}

/** Each entry in bold with its reason below it. */
function writeSummary(pdf: Pdf, facts: readonly SummaryFact[], { x, y }: { x: number; y: number }): void {
  let top = writeText(pdf, SUMMARY.heading, { x, y, size: 8.5, style: 'bold', color: LIGHT_PALETTE.inkSoft }) + 2
  for (const { term, value, why } of facts) {
    top = writeText(pdf, `${term}: ${value}`, { x, y: top, width: COLUMN, size: 8.5, style: 'bold', maxLines: 2 })
    const small = { x, y: top, width: COLUMN, size: 7.5, color: LIGHT_PALETTE.inkSoft, maxLines: 2 }
    top = writeText(pdf, why, small) + 6
  }
}

type VargaDrawing = { readonly cast: TimedChart; readonly style: ChartStyle; readonly varga: Varga }

function drawVarga(
  pdf: Pdf,
  { cast, style, varga }: VargaDrawing,
  square: Parameters<typeof drawTitledChart>[3],
): void {
  const chart = cast.vargas.find((each) => each.varga === varga)
  if (!chart) return
  drawTitledChart(pdf, contentsOfVarga(chart, { title: `D${varga}`, subtitle: vargaName(varga) }), style, square)
}

const vargaColumns = (): readonly TableColumn[] => [
  { header: CHART_PDF.columns.varga, width: 111 },
  ...[lagnaLabel().code, ...GRAHAS.map((graha) => grahaLabel(graha).code)].map((header) => ({ header, width: 40 })),
]

function vargaRow({ varga, lagna, rashis }: VargaChart): string[] {
  const short = (rashi: RashiIndex | undefined) => (rashi === undefined ? '\u2013' : rashiLabel(rashi).short)
  return [`D${varga} ${vargaName(varga)}`, short(lagna), ...GRAHAS.map((graha) => short(rashis[graha]))]
}
