import { LIGHT_PALETTE } from '@muhurta/brand'
import { canPrint, PAGE_HEIGHT, type Pdf, writeText } from '@muhurta/pdf'
import { contentsOfChart, contentsOfDay, contentsOfVarga } from '#app/features/chart-drawings/chart-contents.ts'
import {
  almanacFacts,
  bornText,
  bornUntimedText,
  dashaRows,
  sadeSatiRow,
  transitRows,
} from '#app/features/chart-text/brief-text.ts'
import { chartConventionLines } from '#app/features/chart-text/convention-text.ts'
import type { IntakeView } from '#app/features/page-parts/intake-view.ts'
import { chosenNames } from '#app/features/page-parts/shown-names.ts'
import type { StripView } from '#app/features/timeline/timeline-view.ts'
import { CHART_PDF } from '#content/charts/chart-pdf.ts'
import { LIFE_TIMELINE } from '#content/charts/timeline.ts'
import { YOGA_TEXTS } from '#content/charts/yogas.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { BRIEF } from '#content/staff/bookings/brief.ts'
import { cityLabel, cityName } from '#content/words/city-names.ts'
import type { ChartStyle } from '#domain/chart-style.ts'
import type { UntimedChart } from '#domain/charts/birth-chart.ts'
import type { SessionBrief } from '#domain/sessions/session-brief.ts'
import { CONTENT_WIDTH, MARGIN } from './chart-page.ts'
import { drawGrahas, writeFoot } from './chart-tables.ts'
import { drawTitledChart } from './draw-chart.ts'
import { drawStrip } from './draw-strip.ts'
import { drawTable } from './draw-table.ts'

export type BriefText = {
  readonly name: string
  readonly session: string | null
  readonly questions: string
  readonly intake: IntakeView
  /** How certain the birth is. */
  readonly notes: readonly string[]
  readonly isPrasna: boolean
}

const GAP = 18
const COLUMN = (CONTENT_WIDTH - GAP) / 2
const SIDE = 200
const LINE = 12.6
const MOST_SPANS = 30

/** The brief of a session on one page. */
export function drawBriefPage(pdf: Pdf, brief: SessionBrief, text: BriefText & { readonly style: ChartStyle }): void {
  const { cast } = brief
  const { chart, vargas } = cast
  let y = writeHead(pdf, `${bornText(brief, text.isPrasna)} \u00b7 ${cityLabel(cast.place)}`, text)
  y += 6
  const navamsha = vargas.find(({ varga }) => varga === 9)
  drawTitledChart(pdf, contentsOfChart(chart, { title: text.isPrasna ? BRIEF.prasna : BRIEF.rashi }), text.style, {
    x: MARGIN + 22,
    y,
    side: SIDE,
  })
  if (navamsha) {
    const contents = contentsOfVarga(navamsha, { title: BRIEF.navamsha })
    drawTitledChart(pdf, contents, text.style, { x: MARGIN + COLUMN + GAP + 22, y, side: SIDE })
  }
  y = drawGrahas(pdf, chart, { x: MARGIN, y: y + SIDE + 10 })
  const dasha = [...dashaRows(brief), ...sadeSatiRow(brief)].map(({ level, lord, until }) => [level, lord, until])
  const left = writeYogas(pdf, brief, {
    x: MARGIN,
    y: drawRows(pdf, { x: MARGIN, y, columns: DASHA_COLUMNS, rows: dasha }),
  })
  const right = drawRows(pdf, {
    x: MARGIN + COLUMN + GAP,
    y,
    columns: panchangaColumns(brief, text.isPrasna),
    rows: almanacFacts(brief.almanac).map(({ term, value }) => [term, value]),
  })
  const transits = transitRows(brief).map((row) => [
    row.graha,
    row.position,
    row.sign,
    row.fromMoon,
    row.fromLagna,
    row.over,
  ])
  drawRows(pdf, { x: MARGIN, y: Math.max(left, right) + 2, columns: TRANSIT_COLUMNS, rows: transits })
  writeFoot(pdf, chartConventionLines(cast), PAGE_HEIGHT - MARGIN - 14)
}

/** What is on screen below the brief, on a page of its own: the years around the session to scale. */
export function drawBriefTimeline(pdf: Pdf, strip: StripView): void {
  pdf.document.addPage()
  const heading = { x: MARGIN, width: CONTENT_WIDTH }
  const below = writeText(pdf, LIFE_TIMELINE.aroundSession, { ...heading, y: MARGIN - 10, size: 14, style: 'heading' })
  let y = drawStrip(pdf, strip, writeText(pdf, strip.range, { ...heading, y: below, size: 9.5 }) + 8)
  for (const { title, lines } of strip.table) {
    const spans = lines.map(({ what, from, until }) => `${what} (${[from, until].filter(Boolean).join(' \u2013 ')})`)
    // The lowest level of the dasha has too many periods to list.
    if (spans.length === 0 || spans.length > MOST_SPANS) continue
    y = writeText(pdf, title, { ...heading, y: y + 4, size: 8.5, style: 'bold', color: LIGHT_PALETTE.inkSoft })
    y = writeText(pdf, spans.join('; '), { ...heading, y, size: 8.5, maxLines: 6 })
  }
}

/** The brief of a birth without a time: the signs of that day and what is missing. */
export function drawDayBriefPage(
  pdf: Pdf,
  cast: UntimedChart,
  text: Omit<BriefText, 'isPrasna'> & { readonly style: ChartStyle },
): void {
  const born = `${bornUntimedText(cast)} \u00b7 ${cityLabel(cast.place)}`
  const y = writeHead(pdf, born, text) + 6
  drawTitledChart(pdf, contentsOfDay(cast, { title: BRIEF.rashi }), text.style, { x: MARGIN + 22, y, side: SIDE })
  writeText(pdf, BRIEF.noHour, { x: MARGIN, y: y + SIDE + 14, width: CONTENT_WIDTH, size: 9.5 })
}

/** Writes the client, the session and the questions, and returns the y of the charts. */
function writeHead(pdf: Pdf, born: string, text: Omit<BriefText, 'isPrasna'>): number {
  const { name, session, questions, intake, notes } = text
  const line = { x: MARGIN, width: CONTENT_WIDTH, size: 9.5 }
  const title = canPrint(name) ? name : CHART_PDF.brief
  let y = writeText(pdf, title, { ...line, y: MARGIN - 10, size: 17, style: 'heading' })
  y = writeText(pdf, born, { ...line, y, color: LIGHT_PALETTE.inkSoft })
  if (session) y = writeText(pdf, session, { ...line, y })
  if (notes.length > 0) y = writeText(pdf, notes.join(' '), { ...line, y, style: 'bold', maxLines: 3 })
  // Long questions are cut here; the screen shows them in full.
  if (questions !== '') y = writeText(pdf, `${CARD.questions}: ${questions}`, { ...line, y, maxLines: 2 })
  const given = [...intake.answers.map(({ label, text: answer }) => `${label}: ${answer}`), ...intake.events]
  return given.length === 0 ? y : writeText(pdf, given.join('; '), { ...line, y, size: 9, maxLines: 3 })
}

/** Only the names of the yogas; the screen has their reasons. */
function writeYogas(pdf: Pdf, { yogas }: SessionBrief, { x, y }: { x: number; y: number }): number {
  if (yogas.length === 0) return y
  const below = writeText(pdf, BRIEF.yogas, { x, y: y + 2, size: 8.5, style: 'bold', color: LIGHT_PALETTE.inkSoft })
  const names = [...new Set(yogas.map(({ id }) => chosenNames()?.yogas[id] ?? YOGA_TEXTS[id].name))].join(', ')
  return writeText(pdf, names, { x, y: below, width: COLUMN, size: 9, maxLines: 6 })
}

/** A table without rows takes no room. */
function drawRows(pdf: Pdf, table: Parameters<typeof drawTable>[1]): number {
  return table.rows.length === 0 ? table.y : drawTable(pdf, { ...table, lineHeight: LINE })
}

const DASHA_COLUMNS = [
  { header: BRIEF.running, width: 95 },
  { header: '', width: 65 },
  { header: CHART_PDF.columns.until, width: 86 },
]
const TRANSIT_COLUMNS = [
  { header: CHART_PDF.columns.transit, width: 74 },
  { header: CHART_PDF.columns.degree, width: 54 },
  { header: CHART_PDF.columns.sign, width: 122 },
  { header: BRIEF.transitColumns.fromMoon, width: 70 },
  { header: BRIEF.transitColumns.fromLagna, width: 70 },
  { header: BRIEF.transitColumns.over, width: 121 },
]

function panchangaColumns({ almanac }: SessionBrief, isPrasna: boolean) {
  const title = (isPrasna ? BRIEF.panchangaOfAsking : BRIEF.panchanga)(cityName(almanac.place))
  return [
    { header: title, width: 84 },
    { header: '', width: 162 },
  ]
}
