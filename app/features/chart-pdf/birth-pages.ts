import { LIGHT_PALETTE } from '@muhurta/brand'
import { julianDayFromUnix, VARGA_NAMES, type Varga } from '@muhurta/jyotish'
import { PAGE_HEIGHT, type Pdf, writeText } from '@muhurta/pdf'
import { CHART_PDF } from '#app/content/chart-pdf.ts'
import { contentsOfChart, contentsOfVarga } from '#app/features/chart-drawings/chart-contents.ts'
import { birthConventionLines } from '#app/features/chart-text/convention-text.ts'
import { longDateOf } from '#app/features/chart-text/format-instant.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { coordinatesLabel, placeLabel } from '#domain/charts/places.ts'
import { CONTENT_WIDTH, MARGIN } from './chart-page.ts'
import { currentSubPeriods, drawGrahas, drawPanchanga, drawPeriods, writeFoot } from './chart-tables.ts'
import { drawChart } from './draw-chart.ts'

/** A name in a script that our fonts lack, as a picture. */
export type NamePicture = { readonly jpeg: ArrayBuffer }

type BirthPages = { readonly cast: TimedChart; readonly nowMs: number; readonly namePicture?: NamePicture | undefined }

const COLUMN_GAP = 21
const COLUMN = (CONTENT_WIDTH - COLUMN_GAP) / 2
const SECOND_COLUMN = MARGIN + COLUMN + COLUMN_GAP

/** Two pages: the chart with its grahas and the panchanga of the birth; then navamsha, dashamsha and dashas. */
export function drawBirthPages(pdf: Pdf, pages: BirthPages): void {
  drawFirstPage(pdf, pages)
  pdf.document.addPage()
  drawSecondPage(pdf, pages)
}

function drawFirstPage(pdf: Pdf, { cast, namePicture }: BirthPages): void {
  const { chart, birth, place, instant } = cast
  const line = { x: MARGIN, width: CONTENT_WIDTH }
  let y = writeText(pdf, CHART_PDF.title, { x: MARGIN, y: MARGIN, size: 22, style: 'heading' }) + 2
  if (namePicture) {
    pdf.document.image(namePicture.jpeg, MARGIN, y, { height: 18 })
    y += 24
  } else if (birth.fullName) {
    y = writeText(pdf, birth.fullName, { ...line, y, size: 13, style: 'bold' })
  }
  const when = `${longDateOf(birth.date)}, ${birth.time}`
  const where = [placeLabel(place), coordinatesLabel(place)].filter(Boolean).join(' \u00b7 ')
  y = writeText(pdf, `${when} \u00b7 ${where}`, { ...line, y, size: 9.5, color: LIGHT_PALETTE.inkSoft }) + 8

  const contents = contentsOfChart(chart, { title: CHART_PDF.rashi })
  drawChart(pdf, contents, 'north', { x: MARGIN, y, side: COLUMN })
  drawChart(pdf, contents, 'south', { x: SECOND_COLUMN, y, side: COLUMN })
  y += COLUMN + 18
  y = drawGrahas(pdf, chart, { x: MARGIN, y })
  drawPanchanga(pdf, chart, instant.offsetSeconds, { x: MARGIN, y: y + 12 })
  writeFoot(pdf, birthConventionLines(cast), PAGE_HEIGHT - MARGIN - 26)
}

function drawSecondPage(pdf: Pdf, { cast, nowMs }: BirthPages): void {
  const { chart, instant } = cast
  const nowJdUt = julianDayFromUnix(nowMs)
  const shared = { nowJdUt, offsetSeconds: instant.offsetSeconds }
  let y = writeText(pdf, CHART_PDF.secondPage, { x: MARGIN, y: MARGIN, size: 16, style: 'heading' }) + 8

  drawVarga(pdf, cast, 9, MARGIN, y)
  drawVarga(pdf, cast, 10, SECOND_COLUMN, y)
  y += COLUMN + 18
  const { periods } = chart.vimshottari
  drawPeriods(pdf, { title: CHART_PDF.vimshottari, periods, ...shared }, { x: MARGIN, y })
  const below = currentSubPeriods(chart.vimshottari, nowJdUt)
  drawPeriods(pdf, { title: CHART_PDF.subPeriods, periods: below, ...shared }, { x: SECOND_COLUMN, y })
  writeFoot(pdf, birthConventionLines(cast), PAGE_HEIGHT - MARGIN - 26)
}

function drawVarga(pdf: Pdf, { vargas }: TimedChart, varga: Varga, x: number, y: number): void {
  const chart = vargas.find((each) => each.varga === varga)
  if (!chart) return
  drawChart(pdf, contentsOfVarga(chart, { title: `D${varga}`, subtitle: VARGA_NAMES[varga] }), 'south', {
    x,
    y,
    side: COLUMN,
  })
}
