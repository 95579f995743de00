import { LIGHT_PALETTE } from '@muhurta/brand'
import { canPrint, drawRosette, PAGE_HEIGHT, PAGE_WIDTH, type Pdf, writeText } from '@muhurta/pdf'
import { contentsOfChart, contentsOfVarga } from '#app/features/chart-drawings/chart-contents.ts'
import { birthConventionLines } from '#app/features/chart-text/convention-text.ts'
import type { ReadingPartText } from '#app/features/chart-text/reading-text.ts'
import type { ChartSource } from '#app/features/page-parts/chart-source.ts'
import { JANMA_KUNDALI, READING_TEXTS } from '#content/charts/reading/reading-texts.ts'
import type { ChartStyle } from '#domain/chart-style.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { CONTENT_WIDTH, MARGIN } from './chart-page.ts'
import { drawGrahas } from './chart-tables.ts'
import { drawTitledChart } from './draw-chart.ts'
import { flowText } from './flow-blocks.ts'
import { flowShortPart, type ReadingSet } from './flow-reading.ts'
import type { NamePicture } from './name-picture.ts'
import { startFlow } from './page-flow.ts'
import { drawNumberedFoot, writeBorn } from './reading-head.ts'
import { drawSiteFoot } from './site-foot.ts'

/** What is printed with a reading, or made one from. */
export type ReadingSheet = {
  readonly cast: TimedChart
  readonly style: ChartStyle
  readonly source: ChartSource
  readonly nowMs: number
  readonly namePicture?: NamePicture | undefined
}

export type ReadingPages = ReadingSheet & { readonly parts: readonly ReadingPartText[] }

const SET: ReadingSet = { size: 8.8, gap: 5, titleRoom: 60 }
const GAP = 21
const SIDE = (CONTENT_WIDTH - GAP) / 2

/** A sheet with the chart, and the short reading on two pages. The PDF must have open pages. */
export function drawJanmaKundali(pdf: Pdf, pages: ReadingPages): void {
  drawSheet(pdf, pages)
  pdf.document.addPage()
  const flow = startFlow(pdf, 2)
  for (const part of pages.parts) flowShortPart(flow, part, SET)
  flow.y += 4
  flowText(flow, JANMA_KUNDALI.book, LIGHT_PALETTE.link)
  for (let page = 2; page <= flow.page; page += 1) {
    pdf.document.switchToPage(page - 1)
    drawNumberedFoot(pdf, pages.source, page, flow.page)
  }
}

function drawSheet(pdf: Pdf, { cast, style, source, namePicture }: ReadingPages): void {
  drawFrame(pdf)
  drawRosette(pdf, { x: PAGE_WIDTH / 2, y: 76, radius: 30 })
  const line = { x: MARGIN, width: CONTENT_WIDTH, align: 'center' as const }
  let y = 112
  if (canPrint(source.practiceName)) {
    const by = JANMA_KUNDALI.by(source.practiceName)
    y = writeText(pdf, by, { ...line, y, size: 10.5, maxLines: 2, color: LIGHT_PALETTE.inkSoft })
  }
  y = writeText(pdf, JANMA_KUNDALI.title, { ...line, y, size: 30, style: 'heading', color: LIGHT_PALETTE.link })
  y = writeBorn(pdf, { cast, namePicture }, y) + 12

  const rashi = contentsOfChart(cast.chart, { title: JANMA_KUNDALI.rashi })
  drawTitledChart(pdf, rashi, style, { x: MARGIN, y, side: SIDE })
  const navamsha = cast.vargas.find(({ varga }) => varga === 9)
  if (navamsha) {
    const contents = contentsOfVarga(navamsha, { title: JANMA_KUNDALI.navamsha })
    drawTitledChart(pdf, contents, style, { x: MARGIN + SIDE + GAP, y, side: SIDE })
  }
  y = drawGrahas(pdf, cast.chart, { x: MARGIN, y: y + SIDE + 14 }) + 8
  const limits = { ...line, y, size: 8.5, maxLines: 4, color: LIGHT_PALETTE.inkSoft }
  writeText(pdf, READING_TEXTS.limits, limits)
  drawSiteFoot(pdf, source, birthConventionLines(cast))
}

function drawFrame({ document }: Pdf): void {
  for (const { inset, line } of [
    { inset: 20, line: 1.5 },
    { inset: 27, line: 0.5 },
  ]) {
    document.roundedRect(inset, inset, PAGE_WIDTH - 2 * inset, PAGE_HEIGHT - 2 * inset, 12)
    document.lineWidth(line).strokeColor(LIGHT_PALETTE.gold).stroke()
  }
}
