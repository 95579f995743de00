import { BRIEF } from '#app/content/brief.ts'
import { CHART_PDF } from '#app/content/chart-pdf-text.ts'
import { CARD } from '#app/content/desk.ts'
import { contentsOfChart, contentsOfVarga } from '#app/features/chart-drawings/chart-contents.ts'
import { almanacFacts, dashaRows, momentText, transitRows } from '#app/features/desk/brief-text.ts'
import { chartConventionLines } from '#app/features/horoscope/convention-text.ts'
import type { SessionBrief } from '#domain/bookings/session-brief.ts'
import { placeLabel } from '#domain/charts/places.ts'
import { DAWN } from '#domain/dawn.ts'
import { romanize } from '#domain/latin-letters.ts'
import { CONTENT_WIDTH, isPrintable, MARGIN, PAGE_HEIGHT, type Pdf, printable, write } from './chart-pdf-text.ts'
import { drawChart } from './draw-chart.ts'
import { drawFoot, drawGrahas } from './paper-parts.ts'
import { drawTable } from './paper-table.ts'

export type BriefText = {
  readonly name: string
  readonly session: string | null
  readonly questions: string
  readonly isPrasna: boolean
}

const GAP = 18
const COLUMN = (CONTENT_WIDTH - GAP) / 2
const SIDE = 200
const LINE = 12.6
const MOST_QUESTION_LINES = 2

/** The brief of a session on one sheet, for the astrologer's table. */
export function drawBriefPage(pdf: Pdf, brief: SessionBrief, words: BriefText): void {
  const { cast } = brief
  const { chart, vargas } = cast
  let y = drawHead(pdf, brief, words)
  y += 6
  const navamsha = vargas.find(({ varga }) => varga === 9)
  drawChart(pdf, contentsOfChart(chart, { title: words.isPrasna ? BRIEF.prasna : BRIEF.rashi }), 'north', {
    x: MARGIN + 22,
    y,
    side: SIDE,
  })
  if (navamsha) {
    const contents = contentsOfVarga(navamsha, { title: BRIEF.navamsha })
    drawChart(pdf, contents, 'south', { x: MARGIN + COLUMN + GAP + 22, y, side: SIDE })
  }
  y = drawGrahas(pdf, chart, { x: MARGIN, y: y + SIDE + 10 })
  const dasha = dashaRows(brief).map(({ level, lord, until }) => [level, lord, until])
  const left = drawYogas(pdf, brief, {
    x: MARGIN,
    y: drawRows(pdf, { x: MARGIN, y, columns: DASHA_COLUMNS, rows: dasha }),
  })
  const right = drawRows(pdf, {
    x: MARGIN + COLUMN + GAP,
    y,
    columns: panchangaColumns(brief, words.isPrasna),
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
  drawFoot(pdf, chartConventionLines(cast), { x: MARGIN, y: PAGE_HEIGHT - MARGIN - 14 }, CONTENT_WIDTH)
}

/** Whose birth, which session and what is asked; answers where the charts begin. */
function drawHead(pdf: Pdf, brief: SessionBrief, { name, session, questions, isPrasna }: BriefText): number {
  let y = write(pdf, nameOnPaper(name), { x: MARGIN, y: MARGIN - 10, size: 17, font: 'heading' })
  const moment = `${momentText(brief, isPrasna)} \u00b7 ${placeLabel(brief.cast.place)}`
  y = write(pdf, printable(moment), { x: MARGIN, y, size: 9.5, color: DAWN.inkSoft })
  if (session) y = write(pdf, printable(BRIEF.session(session)), { x: MARGIN, y, size: 9.5 })
  if (questions === '') return y

  pdf.font('body').fontSize(9.5)
  const text = cutToLines(pdf, printable(`${CARD.questions}: ${questions.replaceAll(/\s+/g, ' ')}`))
  return write(pdf, text, { x: MARGIN, y, size: 9.5, width: CONTENT_WIDTH })
}

/** The yogas by name; their reasons are on the screen. */
function drawYogas(pdf: Pdf, { yogas }: SessionBrief, { x, y }: { x: number; y: number }): number {
  if (yogas.length === 0) return y
  const below = write(pdf, BRIEF.yogas, { x, y: y + 2, size: 8.5, font: 'bold', color: DAWN.inkSoft })
  const names = [...new Set(yogas.map(({ name }) => name))].join(', ')
  return write(pdf, printable(names), { x, y: below, width: COLUMN })
}

/** A table without rows takes no room. */
function drawRows(pdf: Pdf, table: Parameters<typeof drawTable>[1]): number {
  return table.rows.length === 0 ? table.y : drawTable(pdf, { ...table, lineHeight: LINE })
}

/** Names in Devanagari are written as people type them; what no face here can set is left to the screen. */
function nameOnPaper(title: string): string {
  const latin = romanize(title)
  return isPrintable(latin) ? printable(latin) : CHART_PDF.brief
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
  const title = (isPrasna ? BRIEF.panchangaOfAsking : BRIEF.panchanga)(almanac.place.name)
  return [
    { header: printable(title), width: 62 },
    { header: '', width: 184 },
  ]
}

/** A long question is cut on paper; the screen has it whole. */
function cutToLines(pdf: Pdf, text: string): string {
  const fits = (words: string) =>
    pdf.heightOfString(words, { width: CONTENT_WIDTH, lineGap: 1 }) <= MOST_QUESTION_LINES * 17
  if (fits(text)) return text
  const words = text.split(' ')
  while (words.length > 1 && !fits(`${words.join(' ')}\u2026`)) words.pop()
  return `${words.join(' ')}\u2026`
}
