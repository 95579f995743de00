import { LIGHT_PALETTE } from '@muhurta/brand'
import { canPrint, drawRule, PAGE_HEIGHT, type Pdf, textWidth, writeText } from '@muhurta/pdf'
import { contentsOfChart } from '#app/features/chart-drawings/chart-contents.ts'
import type { PaneSheet } from '#app/features/chart-panes/pane.ts'
import { type ChartSource, siteAddress } from '#app/features/page-parts/chart-source.ts'
import { STUDIO_PDF } from '#content/charts/studio-pdf.ts'
import { cityLabel } from '#content/words/city-names.ts'
import { clockText, longDay } from '#content/words/dates.ts'
import { coordinatesLabel } from '#domain/births/places.ts'
import type { ChartStyle } from '#domain/chart-style.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { CONTENT_WIDTH, MARGIN } from './chart-page.ts'
import { drawTitledChart } from './draw-chart.ts'
import { flowBlocks, flowText } from './flow-blocks.ts'
import type { NamePicture } from './name-picture.ts'
import { makeRoom, type PageFlow, startFlow } from './page-flow.ts'
import { drawSiteFoot } from './site-foot.ts'

export type PrintedPane = { readonly title: string; readonly about: string; readonly sheet: PaneSheet }

export type StudioPages = {
  readonly cast: TimedChart
  readonly panes: readonly PrintedPane[]
  readonly conventions: readonly string[]
  readonly style: ChartStyle
  readonly source: ChartSource
  readonly namePicture: NamePicture | undefined
}

type Entry = { readonly title: string; readonly page: number }

const TITLE_ROOM = 90
const COVER_CHART = 300
const CONTENTS_LINE = 22

/** A cover, the contents, and the panes in their order. The PDF must have open pages. */
export function drawStudioPages(pdf: Pdf, pages: StudioPages): void {
  drawCover(pdf, pages)
  // The contents are written when the pages are known; their lines fit on one page for all panes there are.
  pdf.document.addPage()
  pdf.document.addPage()
  const flow = startFlow(pdf, 3)
  const entries = pages.panes.map((pane) => flowPane(flow, pane, pages.style))

  pdf.document.switchToPage(1)
  drawContents(pdf, entries)
  const count = flow.page
  for (let page = 2; page <= count; page += 1) {
    pdf.document.switchToPage(page - 1)
    drawFoot(pdf, pages.source, STUDIO_PDF.page(page, count))
  }
}

function drawCover(pdf: Pdf, { cast, conventions, style, source, namePicture }: StudioPages): void {
  const { birth, place, chart } = cast
  const line = { x: MARGIN, width: CONTENT_WIDTH }
  let y = MARGIN + 20
  if (canPrint(source.practiceName)) {
    y = writeText(pdf, source.practiceName, { ...line, y, size: 13, style: 'bold', color: LIGHT_PALETTE.goldText })
  }
  drawRule(pdf, { ...line, y: y + 8 })
  y += 44
  if (namePicture) {
    y = writeText(pdf, STUDIO_PDF.title(''), { ...line, y, size: 28, style: 'heading' }) + 4
    pdf.document.image(namePicture.jpeg, MARGIN, y, { height: 24 })
    y += 34
  } else {
    y = writeText(pdf, STUDIO_PDF.title(birth.fullName), { ...line, y, size: 28, maxLines: 3, style: 'heading' }) + 4
  }
  y = writeText(pdf, `${longDay(birth.date)}, ${clockText(birth.time ?? '')}`, { ...line, y, size: 12 })
  const where = [cityLabel(place), coordinatesLabel(place)].filter(Boolean).join(' \u00b7 ')
  y = writeText(pdf, where, { ...line, y, size: 12, maxLines: 2, color: LIGHT_PALETTE.inkSoft }) + 28

  const x = MARGIN + (CONTENT_WIDTH - COVER_CHART) / 2
  drawTitledChart(pdf, contentsOfChart(chart, { title: STUDIO_PDF.rashi }), style, { x, y, side: COVER_CHART })
  y += COVER_CHART + 28
  y = writeText(pdf, STUDIO_PDF.conventions, { ...line, y, size: 9, style: 'bold', color: LIGHT_PALETTE.inkSoft })
  writeText(pdf, conventions.join(' \u00b7 '), { ...line, y, size: 9, maxLines: 6, color: LIGHT_PALETTE.inkSoft })
  drawSiteFoot(pdf, source, [])
}

function flowPane(flow: PageFlow, { title, about, sheet }: PrintedPane, style: ChartStyle): Entry {
  if (!makeRoom(flow, TITLE_ROOM) && flow.y > MARGIN) flow.y += 14
  const { pdf } = flow
  pdf.document.outline.addItem(title)
  pdf.document.addNamedDestination(title, 'XYZ', 0, flow.y, null)
  const entry = { title, page: flow.page }
  flow.y = writeText(pdf, title, { x: MARGIN, y: flow.y, width: CONTENT_WIDTH, size: 16, style: 'heading' }) + 2
  flowText(flow, about, LIGHT_PALETTE.inkSoft)
  flowBlocks(flow, sheet.blocks, style)
  return entry
}

function drawContents(pdf: Pdf, entries: readonly Entry[]): void {
  let y = writeText(pdf, STUDIO_PDF.contents, { x: MARGIN, y: MARGIN, size: 20, style: 'heading' }) + 12
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

function drawFoot(pdf: Pdf, { practiceName, appUrl }: ChartSource, page: string): void {
  const y = PAGE_HEIGHT - MARGIN - 8
  const small = { y, size: 8, color: LIGHT_PALETTE.inkSoft }
  const source = [canPrint(practiceName) ? practiceName : '', siteAddress(appUrl)].filter(Boolean).join(' \u00b7 ')
  writeText(pdf, source, { ...small, x: MARGIN, width: CONTENT_WIDTH - 90 })
  writeText(pdf, page, { ...small, x: MARGIN, width: CONTENT_WIDTH, align: 'right' })
}
