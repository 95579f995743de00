import { LIGHT_PALETTE, PRINTED_CHART } from '@muhurta/brand'
import { type FontStyle, type Pdf, textWidth, writeOnBaseline, writeText } from '@muhurta/pdf'
import type { ChartContents, ChartMark } from '#app/features/chart-drawings/chart-contents.ts'
import { layoutOf } from '#app/features/chart-drawings/chart-layout.ts'
import { degreeParts, marksOf } from '#app/features/chart-drawings/chart-text.ts'
import { type Anchor, CHART_SIDE, type PlacedMark, type SignSeat } from '#app/features/chart-drawings/layout-parts.ts'
import { rashiLabel } from '#app/features/page-parts/shown-names.ts'
import type { ChartStyle } from '#domain/chart-style.ts'

type Square = { readonly x: number; readonly y: number; readonly side: number }
type Span = { readonly text: string; readonly style: FontStyle; readonly size: number; readonly color: string }

const GAP = 3
const CROWDED_GAP = 2

const TITLE_ROOM = 15

/** A chart with its title in the middle, or above it in the northern style, which has no middle. */
export function drawTitledChart(pdf: Pdf, contents: ChartContents, style: ChartStyle, { x, y, side }: Square): void {
  const room = style === 'north' ? TITLE_ROOM : 0
  if (room > 0) {
    const title = [contents.title, contents.subtitle].filter(Boolean).join(' ')
    writeText(pdf, title, { x, y: y - 2, size: 9.5, style: 'bold' })
  }
  drawChart(pdf, contents, style, { x, y: y + room, side: side - room })
}

/** The same drawing as on the screen, from the same layout. */
function drawChart(pdf: Pdf, contents: ChartContents, style: ChartStyle, { x, y, side }: Square): void {
  const { document } = pdf
  const layout = layoutOf(style, contents)
  document.save()
  document.translate(x, y).scale(side / CHART_SIDE)
  for (const seat of layout.seats) drawHouse(pdf, seat, seat.rashi === contents.lagna)
  document.rect(0, 0, CHART_SIDE, CHART_SIDE).lineWidth(1.6).strokeColor(PRINTED_CHART.line).stroke()

  for (const seat of layout.seats) {
    writeLabel(pdf, seat, layout.hasNumbers)
    for (const placed of seat.marks) writeMark(pdf, placed)
  }
  if (layout.hasMiddle) writeMiddle(pdf, contents)
  document.restore()
}

function drawHouse({ document }: Pdf, { outline }: SignSeat, isFirst: boolean): void {
  document.polygon(...outline.map(([px, py]) => [px, py]))
  document.lineWidth(0.9).fillAndStroke(isFirst ? PRINTED_CHART.lagna : LIGHT_PALETTE.panel, PRINTED_CHART.line)
}

function writeLabel(pdf: Pdf, { rashi, label }: SignSeat, hasNumber: boolean): void {
  const { western, short, devanagari } = rashiLabel(rashi)
  const name = hasNumber ? short : western
  writeSpans(pdf, label, label.anchor, [
    ...(hasNumber
      ? [{ text: String(rashi + 1), style: 'bold' as const, size: 11, color: LIGHT_PALETTE.goldText }]
      : []),
    { text: name, style: 'body', size: 10, color: LIGHT_PALETTE.inkSoft },
    ...(devanagari ? [{ text: devanagari, style: 'rashi' as const, size: 10.5, color: LIGHT_PALETTE.goldText }] : []),
  ])
}

function writeMark(pdf: Pdf, { mark, x, y, anchor, detail }: PlacedMark): void {
  const isFull = detail === 'full'
  const marks = detail === 'code' ? '' : marksOf(mark, !isFull)
  const size = isFull ? 12 : 10.5
  const spans: Span[] = [
    { text: mark.code, style: 'bold', size, color: mark.isLagna ? LIGHT_PALETTE.action : LIGHT_PALETTE.ink },
    ...(detail === 'code' ? [] : degreesOf(mark, { hasMinutes: isFull, size })),
    ...(marks ? [{ text: marks, style: 'bold' as const, size: size - 2, color: LIGHT_PALETTE.goldText }] : []),
  ]
  writeSpans(pdf, { x, y }, anchor, spans, isFull ? GAP : CROWDED_GAP)
}

function degreesOf(
  { degrees, isLagna }: ChartMark,
  { hasMinutes, size }: { hasMinutes: boolean; size: number },
): Span[] {
  if (degrees === undefined) return []
  const { whole, minutes } = degreeParts(degrees)
  const text = hasMinutes ? `${whole}°${minutes}\u2032` : `${whole}°`
  return [{ text, style: 'body', size, color: isLagna ? LIGHT_PALETTE.action : LIGHT_PALETTE.inkSoft }]
}

function writeMiddle(pdf: Pdf, { title, subtitle }: ChartContents): void {
  const middle = CHART_SIDE / 2
  writeSpans(pdf, { x: middle, y: subtitle ? middle - 4 : middle + 6 }, 'middle', [
    { text: title, style: 'heading', size: 22, color: LIGHT_PALETTE.ink },
  ])
  if (!subtitle) return
  writeSpans(pdf, { x: middle, y: middle + 18 }, 'middle', [
    { text: subtitle, style: 'body', size: 11, color: LIGHT_PALETTE.inkSoft },
  ])
}

/** Writes spans of several styles on one baseline, as an SVG text element does. */
function writeSpans(
  pdf: Pdf,
  { x, y }: { x: number; y: number },
  anchor: Anchor,
  spans: readonly Span[],
  gap = GAP,
): void {
  const widths = spans.map((span) => textWidth(pdf, span.text, span))
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * (spans.length - 1)
  let left = anchor === 'start' ? x : anchor === 'end' ? x - total : x - total / 2
  spans.forEach(({ text, ...style }, index) => {
    writeOnBaseline(pdf, text, { ...style, x: left, y })
    left += (widths[index] ?? 0) + gap
  })
}
