import { LIGHT_PALETTE } from '@muhurta/brand'
import { canPrint, PAGE_HEIGHT, type Pdf, writeText } from '@muhurta/pdf'
import { type ChartSource, siteAddress } from '#app/features/page-parts/chart-source.ts'
import { READING_TEXTS } from '#content/charts/reading/reading-texts.ts'
import { cityLabel } from '#content/words/city-names.ts'
import { clockText, longDay } from '#content/words/dates.ts'
import { coordinatesLabel } from '#domain/births/places.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { CONTENT_WIDTH, MARGIN } from './chart-page.ts'
import type { NamePicture } from './name-picture.ts'

type Born = { readonly cast: TimedChart; readonly namePicture?: NamePicture | undefined }

/** The name, the day and the place, in the middle of the page; returns the y below. */
export function writeBorn(pdf: Pdf, { cast: { birth, place }, namePicture }: Born, y: number): number {
  const line = { x: MARGIN, width: CONTENT_WIDTH, align: 'center' as const }
  let top = y
  if (namePicture) {
    pdf.document.image(namePicture.jpeg, MARGIN, top, { fit: [CONTENT_WIDTH, 22], align: 'center' })
    top += 30
  } else if (birth.fullName && canPrint(birth.fullName)) {
    top = writeText(pdf, birth.fullName, { ...line, y: top, size: 17, style: 'bold', maxLines: 2 }) + 3
  }
  const when = `${longDay(birth.date)}, ${clockText(birth.time ?? '')}`
  const where = [cityLabel(place), coordinatesLabel(place)].filter(Boolean).join(' \u00b7 ')
  top = writeText(pdf, when, { ...line, y: top, size: 10.5 })
  return writeText(pdf, where, { ...line, y: top, size: 10.5, maxLines: 2, color: LIGHT_PALETTE.inkSoft })
}

/** The practice, its address and the number of the page. */
export function drawNumberedFoot(pdf: Pdf, { practiceName, appUrl }: ChartSource, page: number, pages: number): void {
  const y = PAGE_HEIGHT - MARGIN - 8
  const small = { y, size: 8, color: LIGHT_PALETTE.inkSoft }
  const source = [canPrint(practiceName) ? practiceName : '', siteAddress(appUrl)].filter(Boolean).join(' \u00b7 ')
  writeText(pdf, source, { ...small, x: MARGIN, width: CONTENT_WIDTH - 90 })
  writeText(pdf, READING_TEXTS.page(page, pages), { ...small, x: MARGIN, width: CONTENT_WIDTH, align: 'right' })
}
