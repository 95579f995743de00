import { LIGHT_PALETTE } from '@muhurta/brand'
import { drawRule, type Pdf, writeText } from '@muhurta/pdf'
import { CONTENT_WIDTH, MARGIN } from '#app/features/chart-pdf/chart-page.ts'
import { drawSiteFoot, FOOT_TOP } from '#app/features/chart-pdf/site-foot.ts'
import type { WindowView } from '#app/features/muhurta-view/muhurta-view.ts'
import { windowLines } from '#app/features/muhurta-view/window-lines.ts'
import type { ChartSource } from '#app/features/page-parts/chart-source.ts'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import { cityLabel } from '#content/words/city-names.ts'
import { longDay } from '#content/words/dates.ts'
import type { FinderSearch } from '#domain/almanac/muhurta-search.ts'

type MuhurtaPages = {
  readonly search: FinderSearch
  readonly windows: readonly WindowView[]
  readonly source: ChartSource
}

const ENTRY_HEIGHT = 92
const BOX = { x: MARGIN, width: CONTENT_WIDTH }

/** The chosen windows in the order of time, with the practice's name at the foot of each page. */
export function drawMuhurtaPages(pdf: Pdf, { search, windows, source }: MuhurtaPages): void {
  const conventions = [MUHURTA.result.byBook(MUHURTA.books[search.book]), search.place.timeZone, MUHURTA.out.pdfNote]
  let y = writeHead(pdf, search, source)
  drawSiteFoot(pdf, source, conventions)
  for (const window of windows) {
    if (y + ENTRY_HEIGHT > FOOT_TOP) {
      pdf.document.addPage()
      drawSiteFoot(pdf, source, conventions)
      y = MARGIN
    }
    y = writeWindow(pdf, window, y)
  }
}

function writeHead(pdf: Pdf, { purpose, place, from, to }: FinderSearch, { practiceName }: ChartSource): number {
  const name = MUHURTA.purposes[purpose]
  let y = writeText(pdf, practiceName, { ...BOX, y: MARGIN, size: 11, style: 'bold', color: LIGHT_PALETTE.goldText })
  y = writeText(pdf, MUHURTA.out.pdfTitle(purpose), { ...BOX, y: y + 2, size: 20, style: 'heading', maxLines: 2 })
  const facts = MUHURTA.result.for(name, cityLabel(place), longDay(from), longDay(to))
  return writeText(pdf, facts, { ...BOX, y: y + 2, maxLines: 2, color: LIGHT_PALETTE.inkSoft }) + 10
}

function writeWindow(pdf: Pdf, window: WindowView, top: number): number {
  drawRule(pdf, { x: MARGIN, y: top, width: CONTENT_WIDTH })
  let y = writeText(pdf, window.day, { ...BOX, y: top + 6, size: 12, style: 'bold' })
  y = writeText(pdf, MUHURTA.result.span(window.from, window.to), { ...BOX, y, size: 12, color: LIGHT_PALETTE.link })
  for (const line of windowLines(window)) y = writeText(pdf, line, { ...BOX, y, size: 9.5, maxLines: 2 })
  return y + 8
}
