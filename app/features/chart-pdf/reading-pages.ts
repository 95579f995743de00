import { LIGHT_PALETTE } from '@muhurta/brand'
import { julianDayFromUnix } from '@muhurta/jyotish'
import { canPrint, drawRosette, drawRule, PAGE_WIDTH, type Pdf, textWidth, writeText } from '@muhurta/pdf'
import { contentsOfChart, contentsOfVarga } from '#app/features/chart-drawings/chart-contents.ts'
import { birthConventionLines } from '#app/features/chart-text/convention-text.ts'
import { CHART_PDF } from '#content/charts/chart-pdf.ts'
import { JANMA_KUNDALI, READING_TEXTS } from '#content/charts/reading/reading-texts.ts'
import { longDay } from '#content/words/dates.ts'
import type { ReadingPart } from '#domain/charts/reading/statement.ts'
import { istDate } from '#domain/time/india-time.ts'
import { CONTENT_WIDTH, MARGIN } from './chart-page.ts'
import { currentSubPeriods, drawGrahas, drawPanchanga, drawPeriods } from './chart-tables.ts'
import { drawTitledChart } from './draw-chart.ts'
import { flowText } from './flow-blocks.ts'
import { flowPart, flowPartTitle, type ReadingSet } from './flow-reading.ts'
import type { ReadingPages } from './janma-kundali-pages.ts'
import { makeRoom, type PageFlow, startFlow } from './page-flow.ts'
import { drawNumberedFoot, writeBorn } from './reading-head.ts'
import { drawSiteFoot } from './site-foot.ts'

type Entry = { readonly title: string; readonly page: number }

const SET: ReadingSet = { size: 11, gap: 12, titleRoom: 110 }
const COVER_CHART = 300
const CONTENTS_LINE = 22
const GAP = 21
const SIDE = (CONTENT_WIDTH - GAP) / 2

/** The parts that follow the one before on its page. */
const SAME_PAGE: readonly ReadingPart[] = ['moon', 'differ']

/** A cover, the contents, the charts and tables, and the whole reading. The PDF must have open pages. */
export function drawReadingPages(pdf: Pdf, pages: ReadingPages): void {
  const { cast, parts, source } = pages
  drawCover(pdf, pages)
  // The contents are written when the pages are known.
  pdf.document.addPage()
  pdf.document.addPage()
  drawChartsPage(pdf, pages)
  pdf.document.addPage()
  const flow = startFlow(pdf, 4)
  const entries = parts.map((part) => {
    if (!SAME_PAGE.includes(part.part)) startPage(flow)
    const entry = { title: part.title, page: flow.page }
    pdf.document.outline.addItem(part.title)
    pdf.document.addNamedDestination(part.title, 'XYZ', 0, flow.y, null)
    flowPart(flow, part, SET)
    return entry
  })
  flowConventions(flow, birthConventionLines(cast))

  pdf.document.switchToPage(1)
  drawContents(pdf, entries)
  const count = flow.page
  for (let page = 2; page <= count; page += 1) {
    pdf.document.switchToPage(page - 1)
    drawNumberedFoot(pdf, source, page, count)
  }
}

function startPage(flow: PageFlow): void {
  makeRoom(flow, Number.POSITIVE_INFINITY)
}

function drawCover(pdf: Pdf, { cast, style, source, nowMs, namePicture }: ReadingPages): void {
  const line = { x: MARGIN, width: CONTENT_WIDTH, align: 'center' as const }
  drawRosette(pdf, { x: PAGE_WIDTH / 2, y: 90, radius: 38 })
  let y = 140
  if (canPrint(source.practiceName)) {
    const gold = { size: 13, style: 'bold' as const, color: LIGHT_PALETTE.goldText, maxLines: 2 }
    y = writeText(pdf, source.practiceName, { ...line, ...gold, y }) + 6
  }
  const title = { size: 28, style: 'heading' as const, color: LIGHT_PALETTE.link, maxLines: 2 }
  y = writeText(pdf, READING_TEXTS.title, { ...line, ...title, y }) + 4
  y = writeBorn(pdf, { cast, namePicture }, y) + 26
  const contents = contentsOfChart(cast.chart, { title: JANMA_KUNDALI.rashi })
  drawTitledChart(pdf, contents, style, { x: (PAGE_WIDTH - COVER_CHART) / 2, y, side: COVER_CHART })
  y += COVER_CHART + 20
  const made = READING_TEXTS.madeOn(longDay(istDate(new Date(nowMs))))
  writeText(pdf, made, { ...line, y, size: 10, color: LIGHT_PALETTE.inkSoft })
  drawSiteFoot(pdf, source, [])
}

function drawChartsPage(pdf: Pdf, { cast, style, nowMs }: ReadingPages): void {
  const { chart, vargas, instant } = cast
  const shared = { nowJdUt: julianDayFromUnix(nowMs), offsetSeconds: instant.offsetSeconds }
  const second = MARGIN + SIDE + GAP
  drawTitledChart(pdf, contentsOfChart(chart, { title: JANMA_KUNDALI.rashi }), style, {
    x: MARGIN,
    y: MARGIN,
    side: SIDE,
  })
  const navamsha = vargas.find(({ varga }) => varga === 9)
  if (navamsha) {
    const contents = contentsOfVarga(navamsha, { title: JANMA_KUNDALI.navamsha })
    drawTitledChart(pdf, contents, style, { x: second, y: MARGIN, side: SIDE })
  }
  const y = drawGrahas(pdf, chart, { x: MARGIN, y: MARGIN + SIDE + 14 }) + 12
  const { periods } = chart.vimshottari
  const below = drawPeriods(pdf, { title: CHART_PDF.vimshottari, periods, ...shared }, { x: MARGIN, y }) + 12
  const running = currentSubPeriods(chart.vimshottari, shared.nowJdUt)
  drawPeriods(pdf, { title: CHART_PDF.subPeriods, periods: running, ...shared }, { x: second, y })
  drawPanchanga(pdf, chart, instant.offsetSeconds, { x: MARGIN, y: below })
}

function flowConventions(flow: PageFlow, lines: readonly string[]): void {
  flowPartTitle(flow, READING_TEXTS.conventions, SET)
  flowText(flow, lines.join(' \u00b7 '))
  flowText(flow, READING_TEXTS.wholeSigns)
  flowText(flow, READING_TEXTS.limits)
}

function drawContents(pdf: Pdf, entries: readonly Entry[]): void {
  let y = writeText(pdf, READING_TEXTS.contents, { x: MARGIN, y: MARGIN, size: 20, style: 'heading' }) + 12
  for (const { title, page } of entries) {
    const number = String(page)
    const width = textWidth(pdf, number, { size: 11 })
    writeText(pdf, title, { x: MARGIN, y, size: 11 })
    writeText(pdf, number, { x: MARGIN + CONTENT_WIDTH - width, y, size: 11 })
    pdf.document.goTo(MARGIN, y, CONTENT_WIDTH, CONTENTS_LINE - 4, title)
    drawRule(pdf, { x: MARGIN, y: y + CONTENTS_LINE - 3, width: CONTENT_WIDTH })
    y += CONTENTS_LINE
  }
}
