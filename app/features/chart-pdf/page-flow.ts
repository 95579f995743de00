import { PAGE_HEIGHT, type Pdf } from '@muhurta/pdf'
import { MARGIN } from './chart-page.ts'

const FOOT_ROOM = 22

/** The y above which the content of a page ends. */
const BOTTOM = PAGE_HEIGHT - MARGIN - FOOT_ROOM

/** Where the next part of a document goes. */
export type PageFlow = {
  readonly pdf: Pdf
  /** The y of the next line. */
  y: number
  /** The number of the page, 1 for the first. */
  page: number
}

export function startFlow(pdf: Pdf, page: number): PageFlow {
  return { pdf, y: MARGIN, page }
}

function addPage(flow: PageFlow): void {
  flow.pdf.document.addPage()
  flow.page += 1
  flow.y = MARGIN
}

/** Starts a new page if the part does not fit on this one. Returns whether it did. */
export function makeRoom(flow: PageFlow, height: number): boolean {
  if (flow.y + height <= BOTTOM || flow.y === MARGIN) return false
  addPage(flow)
  return true
}
