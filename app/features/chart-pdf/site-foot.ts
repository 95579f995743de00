import { LIGHT_PALETTE } from '@muhurta/brand'
import { canPrint, drawQr, PAGE_HEIGHT, type Pdf, writeText } from '@muhurta/pdf'
import { type ChartSource, siteAddress } from '#app/features/page-parts/chart-source.ts'
import { GAZETTEER_CREDIT } from '#content/charts/horoscope.ts'
import { CONTENT_WIDTH, MARGIN } from './chart-page.ts'

const QR_SIDE = 46
const TOP = PAGE_HEIGHT - MARGIN - QR_SIDE + 8

/** The y above which the page's content ends. */
export const FOOT_TOP = TOP - 8

/** The practice, its address as text and QR code, and the conventions, at the foot of a page. */
export function drawSiteFoot(pdf: Pdf, { practiceName, appUrl }: ChartSource, conventions: readonly string[]): void {
  const width = CONTENT_WIDTH - QR_SIDE - 14
  const name = canPrint(practiceName) ? practiceName : ''
  const source = [name, siteAddress(appUrl)].filter(Boolean).join(' \u00b7 ')
  const y = writeText(pdf, source, { x: MARGIN, y: TOP, width, size: 9, style: 'bold', color: LIGHT_PALETTE.goldText })
  const text = [...conventions, GAZETTEER_CREDIT].join(' \u00b7 ')
  writeText(pdf, `${text}.`, { x: MARGIN, y: y + 1, width, maxLines: 3, size: 7.5, color: LIGHT_PALETTE.inkSoft })

  drawQr(pdf, appUrl, { x: MARGIN + CONTENT_WIDTH - QR_SIDE, y: TOP, side: QR_SIDE, color: LIGHT_PALETTE.ink })
}
