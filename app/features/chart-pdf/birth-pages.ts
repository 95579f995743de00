import { julianDayFromUnix, VARGA_NAMES, type Varga } from '@muhurta/jyotish'
import { CHART_PDF } from '#app/content/chart-pdf-text.ts'
import { contentsOfChart, contentsOfVarga } from '#app/features/chart-drawings/chart-contents.ts'
import { birthConventionLines } from '#app/features/horoscope/convention-text.ts'
import { longDateOf } from '#app/features/horoscope/format-instant.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { coordinatesLabel, placeLabel } from '#domain/charts/places.ts'
import { DAWN } from '#domain/dawn.ts'
import { CONTENT_WIDTH, MARGIN, PAGE_HEIGHT, type Pdf, printable, write } from './chart-pdf-text.ts'
import { drawChart } from './draw-chart.ts'
import { drawFoot, drawGrahas, drawPanchanga, drawPeriods, runningSubPeriods } from './paper-parts.ts'

/** A name that our faces cannot set, as a picture. */
export type NamePicture = { readonly jpeg: ArrayBuffer }

type BirthPaper = { readonly cast: TimedChart; readonly nowMs: number; readonly namePicture?: NamePicture | undefined }

const COLUMN_GAP = 21
const COLUMN = (CONTENT_WIDTH - COLUMN_GAP) / 2
const SECOND_COLUMN = MARGIN + COLUMN + COLUMN_GAP

/** Two pages: the chart with its grahas and the panchanga of the birth; then navamsha, dashamsha and dashas. */
export function drawBirthPages(pdf: Pdf, paper: BirthPaper): void {
  drawFirstPage(pdf, paper)
  pdf.addPage()
  drawSecondPage(pdf, paper)
}

function drawFirstPage(pdf: Pdf, { cast, namePicture }: BirthPaper): void {
  const { chart, birth, place, moment } = cast
  let y = write(pdf, CHART_PDF.title, { x: MARGIN, y: MARGIN, size: 22, font: 'heading' }) + 2
  if (namePicture) {
    pdf.image(namePicture.jpeg, MARGIN, y, { height: 18 })
    y += 24
  } else if (birth.fullName) {
    y = write(pdf, printable(birth.fullName), { x: MARGIN, y, size: 13, font: 'bold' })
  }
  const when = `${longDateOf(birth.date)}, ${birth.time}`
  const where = [placeLabel(place), coordinatesLabel(place)].filter(Boolean).join(' \u00b7 ')
  y = write(pdf, printable(`${when} \u00b7 ${where}`), { x: MARGIN, y, size: 9.5, color: DAWN.inkSoft }) + 8

  const contents = contentsOfChart(chart, { title: CHART_PDF.rashi })
  drawChart(pdf, contents, 'north', { x: MARGIN, y, side: COLUMN })
  drawChart(pdf, contents, 'south', { x: SECOND_COLUMN, y, side: COLUMN })
  y += COLUMN + 18
  y = drawGrahas(pdf, chart, { x: MARGIN, y })
  drawPanchanga(pdf, chart, moment.offsetSeconds, { x: MARGIN, y: y + 12 })
  drawFoot(pdf, birthConventionLines(cast), { x: MARGIN, y: PAGE_HEIGHT - MARGIN - 26 }, CONTENT_WIDTH)
}

function drawSecondPage(pdf: Pdf, { cast, nowMs }: BirthPaper): void {
  const { chart, moment } = cast
  const nowJdUt = julianDayFromUnix(nowMs)
  const shared = { nowJdUt, offsetSeconds: moment.offsetSeconds }
  let y = write(pdf, CHART_PDF.secondPage, { x: MARGIN, y: MARGIN, size: 16, font: 'heading', color: DAWN.ink }) + 8

  drawVarga(pdf, cast, 9, MARGIN, y)
  drawVarga(pdf, cast, 10, SECOND_COLUMN, y)
  y += COLUMN + 18
  const { periods } = chart.vimshottari
  drawPeriods(pdf, { title: CHART_PDF.vimshottari, periods, ...shared }, { x: MARGIN, y })
  const running = runningSubPeriods(chart.vimshottari, nowJdUt)
  drawPeriods(pdf, { title: CHART_PDF.subPeriods, periods: running, ...shared }, { x: SECOND_COLUMN, y })
  drawFoot(pdf, birthConventionLines(cast), { x: MARGIN, y: PAGE_HEIGHT - MARGIN - 26 }, CONTENT_WIDTH)
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
