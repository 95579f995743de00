import { contentsOfChart, contentsOfVarga } from '#app/features/chart-drawings/chart-contents.ts'
import { degreesAndMinutes, ordinal, rashiName } from '#app/features/chart-drawings/chart-words.ts'
import { conventionLines } from '#app/features/horoscope/convention-words.ts'
import { dateOf, longDateOf } from '#app/features/horoscope/moment-words.ts'
import { panchangaFacts } from '#app/features/horoscope/panchanga-facts.tsx'
import { romanize } from '#domain/latin-letters.ts'
import { placeLabel } from '#domain/places.ts'
import type { SessionBrief } from '#domain/session-brief.ts'
import { GRAHA_NAMES } from '#jyotish/grahas.ts'
import { degreesInRashi } from '#jyotish/zodiac/rashi.ts'
import { CONTENT_WIDTH, isPrintable, MARGIN, PAGE_HEIGHT, type Pdf, printable, SOFT_INK, write } from './chart-paper.ts'
import { drawChart } from './draw-chart.ts'
import { drawFoot, drawGrahas } from './paper-parts.ts'
import { drawTable } from './paper-table.ts'

export type BriefWords = {
  readonly title: string
  readonly session: string
  readonly questions: string | null
}

const IST_SECONDS = 19_800
const GAP = 18
const COLUMN = (CONTENT_WIDTH - GAP) / 2
const SIDE = 200
const LINE = 12.6
const MOST_QUESTION_LINES = 2

/** The brief of a session on one sheet, for the astrologer's table. */
export function drawBriefPage(pdf: Pdf, brief: SessionBrief, { title, session, questions }: BriefWords): void {
  const { cast } = brief
  const { chart, birth, place, moment, vargas } = cast
  let y = write(pdf, nameOnPaper(title), { x: MARGIN, y: MARGIN - 10, size: 17, font: 'heading' })
  const born = `${longDateOf(birth.date)}, ${birth.time} \u00b7 ${placeLabel(place)}`
  y = write(pdf, printable(born), { x: MARGIN, y, size: 9.5, color: SOFT_INK })
  y = write(pdf, printable(`Session: ${session}`), { x: MARGIN, y, size: 9.5 })
  if (questions) {
    pdf.font('body').fontSize(9.5)
    const text = cutToLines(pdf, printable(`Questions: ${questions.replaceAll(/\s+/g, ' ')}`))
    y = write(pdf, text, { x: MARGIN, y, size: 9.5, width: CONTENT_WIDTH })
  }

  y += 6
  const navamsha = vargas.find(({ varga }) => varga === 9)
  drawChart(pdf, contentsOfChart(chart, { title: 'Rashi' }), 'north', { x: MARGIN + 22, y, side: SIDE })
  if (navamsha) {
    const contents = contentsOfVarga(navamsha, { title: 'Navamsha' })
    drawChart(pdf, contents, 'south', { x: MARGIN + COLUMN + GAP + 22, y, side: SIDE })
  }
  y = drawGrahas(pdf, chart, { x: MARGIN, y: y + SIDE + 10 })
  const left = drawTable(pdf, { x: MARGIN, y, columns: DASHA_COLUMNS, rows: dashaRows(brief), lineHeight: LINE })
  const right = drawTable(pdf, {
    x: MARGIN + COLUMN + GAP,
    y,
    columns: PANCHANGA_COLUMNS,
    rows: panchangaFacts(brief.panchanga, IST_SECONDS).map(({ term, value }) => [term, String(value)]),
    lineHeight: LINE,
  })
  drawTable(pdf, {
    x: MARGIN,
    y: Math.max(left, right) + 2,
    columns: TRANSIT_COLUMNS,
    rows: transitRows(brief),
    lineHeight: LINE,
  })
  const lines = conventionLines({
    conventions: chart.conventions,
    engineVersion: chart.engineVersion,
    ayanamsaMean: chart.ayanamsaMean,
    timeZone: place.timeZone,
    offsetSeconds: moment.offsetSeconds,
  })
  drawFoot(pdf, lines, { x: MARGIN, y: PAGE_HEIGHT - MARGIN - 14 }, CONTENT_WIDTH)
}

/** Names in Devanagari are written as people type them; what no face here can set is left to the screen. */
function nameOnPaper(title: string): string {
  const latin = romanize(title)
  return isPrintable(latin) ? printable(latin) : 'Session brief'
}

const DASHA_COLUMNS = [
  { header: 'Running dasha', width: 95 },
  { header: '', width: 65 },
  { header: 'Until', width: 86 },
]
const PANCHANGA_COLUMNS = [
  { header: 'Panchanga of the session', width: 62 },
  { header: '', width: 184 },
]
const TRANSIT_COLUMNS = [
  { header: 'Transit', width: 74 },
  { header: 'Degree', width: 54 },
  { header: 'Sign', width: 122 },
  { header: 'From Moon', width: 70 },
  { header: 'From lagna', width: 70 },
  { header: 'Over', width: 121 },
]
const LEVELS = ['Mahadasha', 'Antardasha', 'Pratyantardasha']

function dashaRows({ running, cast }: SessionBrief): string[][] {
  return running.map(({ lords, endJdUt }, level) => [
    LEVELS[level] ?? '',
    GRAHA_NAMES[lords.at(-1) ?? 'sun'].english,
    dateOf(endJdUt, cast.moment.offsetSeconds),
  ])
}

function transitRows({ transits }: SessionBrief): string[][] {
  return transits.map(({ graha, rashi, longitude, isRetrograde, houseFromMoon, houseFromLagna, over }) => [
    `${GRAHA_NAMES[graha].english}${isRetrograde ? ' R' : ''}`,
    degreesAndMinutes(degreesInRashi(longitude)),
    rashiName(rashi),
    ordinal(houseFromMoon),
    houseFromLagna === undefined ? '' : ordinal(houseFromLagna),
    over.map((natal) => GRAHA_NAMES[natal].english).join(', '),
  ])
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
