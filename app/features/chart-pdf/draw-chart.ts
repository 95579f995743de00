import { RASHIS } from '@muhurta/jyotish'
import type { ChartContents, ChartMark } from '#app/features/chart-drawings/chart-contents.ts'
import { type ChartStyle, layoutOf } from '#app/features/chart-drawings/chart-layout.ts'
import { degreeParts, marksOf } from '#app/features/chart-drawings/chart-text.ts'
import { type Anchor, CHART_SIDE, type PlacedMark, type SignSeat } from '#app/features/chart-drawings/layout-parts.ts'
import { DAWN } from '#domain/dawn.ts'
import { type ChartFont, LAGNA_WASH, LINE_GOLD, type Pdf, printable } from './chart-pdf-text.ts'

type Square = { readonly x: number; readonly y: number; readonly side: number }
type Piece = { readonly text: string; readonly font: ChartFont; readonly size: number; readonly color: string }

const GAP = 3
const CROWDED_GAP = 2

/** The same drawing as on the screen, from the same layout, in lines and emails that stay sharp. */
export function drawChart(pdf: Pdf, contents: ChartContents, style: ChartStyle, { x, y, side }: Square): void {
  const layout = layoutOf(style, contents)
  pdf.save()
  pdf.translate(x, y).scale(side / CHART_SIDE)
  for (const seat of layout.seats) drawHouse(pdf, seat, seat.rashi === contents.lagna)
  pdf.rect(0, 0, CHART_SIDE, CHART_SIDE).lineWidth(1.6).strokeColor(LINE_GOLD).stroke()

  for (const seat of layout.seats) {
    drawLabel(pdf, seat, layout.hasNumbers)
    for (const placed of seat.marks) drawMark(pdf, placed)
  }
  if (layout.hasMiddle) drawMiddle(pdf, contents)
  pdf.restore()
}

function drawHouse(pdf: Pdf, { outline }: SignSeat, isFirst: boolean): void {
  pdf.polygon(...outline.map(([px, py]) => [px, py]))
  pdf.lineWidth(0.9).fillAndStroke(isFirst ? LAGNA_WASH : '#FFFFFF', LINE_GOLD)
}

function drawLabel(pdf: Pdf, { rashi, label }: SignSeat, hasNumber: boolean): void {
  const { english, devanagari } = RASHIS[rashi]
  const name = hasNumber ? english.slice(0, 3) : english
  line(pdf, label, label.anchor, [
    ...(hasNumber ? [{ text: String(rashi + 1), font: 'bold' as const, size: 11, color: DAWN.goldText }] : []),
    { text: name, font: 'body', size: 10, color: DAWN.inkSoft },
    { text: devanagari, font: 'rashi', size: 10.5, color: DAWN.goldText },
  ])
}

function drawMark(pdf: Pdf, { mark, x, y, anchor, detail }: PlacedMark): void {
  const isFull = detail === 'full'
  const marks = detail === 'code' ? '' : marksOf(mark, !isFull)
  const size = isFull ? 12 : 10.5
  const pieces: Piece[] = [
    { text: mark.code, font: 'bold', size, color: mark.isLagna ? DAWN.action : DAWN.ink },
    ...(detail === 'code' ? [] : degreesOf(mark, { hasMinutes: isFull, size })),
    ...(marks ? [{ text: printable(marks), font: 'bold' as const, size: size - 2, color: DAWN.goldText }] : []),
  ]
  line(pdf, { x, y }, anchor, pieces, isFull ? GAP : CROWDED_GAP)
}

function degreesOf(
  { degrees, isLagna }: ChartMark,
  { hasMinutes, size }: { hasMinutes: boolean; size: number },
): Piece[] {
  if (degrees === undefined) return []
  const { whole, minutes } = degreeParts(degrees)
  const text = hasMinutes ? `${whole}°${minutes}\u2019` : `${whole}°`
  return [{ text, font: 'body', size, color: isLagna ? DAWN.action : DAWN.inkSoft }]
}

function drawMiddle(pdf: Pdf, { title, subtitle }: ChartContents): void {
  const middle = CHART_SIDE / 2
  line(pdf, { x: middle, y: subtitle ? middle - 4 : middle + 6 }, 'middle', [
    { text: printable(title), font: 'heading', size: 22, color: DAWN.ink },
  ])
  if (!subtitle) return
  line(pdf, { x: middle, y: middle + 18 }, 'middle', [
    { text: printable(subtitle), font: 'body', size: 11, color: DAWN.inkSoft },
  ])
}

/** Sets pieces of several faces on one baseline, as a text element with spans does. */
function line(pdf: Pdf, { x, y }: { x: number; y: number }, anchor: Anchor, pieces: readonly Piece[], gap = GAP): void {
  const widths = pieces.map(({ text, font, size }) => pdf.font(font).fontSize(size).widthOfString(text))
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * (pieces.length - 1)
  let start = anchor === 'start' ? x : anchor === 'end' ? x - total : x - total / 2
  pieces.forEach(({ text, font, size, color }, index) => {
    pdf.font(font).fontSize(size).fillColor(color)
    pdf.text(text, start, y, { lineBreak: false, baseline: 'alphabetic' })
    start += (widths[index] ?? 0) + gap
  })
}
