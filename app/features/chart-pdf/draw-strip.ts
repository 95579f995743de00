import { LIGHT_PALETTE, PRINTED_CHART } from '@muhurta/brand'
import { type Pdf, textWidth, writeText } from '@muhurta/pdf'
import type { StripPart, StripRow, StripView } from '#app/features/timeline/timeline-view.ts'
import { CONTENT_WIDTH, MARGIN } from './chart-page.ts'

const TITLES = 96
const LEFT = MARGIN + TITLES
const WIDTH = CONTENT_WIDTH - TITLES
const ROW = 17
/** Below the parts of a row, so that marks cover no name. */
const MARKS_BELOW = 9
const GAP = 5
const SIZE = 7.5

const LOOKS: Record<StripPart['look'], string> = {
  plain: PRINTED_CHART.lagna,
  other: LIGHT_PALETTE.panelStrong,
  gold: LIGHT_PALETTE.gold,
  strong: LIGHT_PALETTE.goldText,
}

const at = (percent: number) => LEFT + (WIDTH * percent) / 100
const hasMarksBelow = ({ parts, marks }: StripRow) => parts.length > 0 && marks.length > 0
const heightOf = (row: StripRow) => (hasMarksBelow(row) ? ROW + MARKS_BELOW : ROW)

/** Draws a timeline to scale over the width of the page, as the screen does, and returns the y below it. */
export function drawStrip(
  pdf: Pdf,
  { rows, ticks, now }: Pick<StripView, 'rows' | 'ticks' | 'now'>,
  top: number,
): number {
  const { document } = pdf
  let y = top
  for (const row of rows) {
    writeText(pdf, row.title, { x: MARGIN, y: y + 3, width: TITLES - 6, size: 8, color: LIGHT_PALETTE.inkSoft })
    document.rect(LEFT, y, WIDTH, ROW).fill(LIGHT_PALETTE.page)
    for (const part of row.parts) drawPart(pdf, part, y)
    drawMarks(pdf, row, y)
    y += heightOf(row) + GAP
  }
  if (now !== null) {
    document
      .moveTo(at(now), top)
      .lineTo(at(now), y - GAP)
      .lineWidth(1)
      .strokeColor(LIGHT_PALETTE.action)
      .stroke()
  }
  for (const tick of ticks) writeText(pdf, tick.label, { x: at(tick.at), y, size: SIZE, color: LIGHT_PALETTE.inkSoft })
  return y + 14
}

function drawPart(pdf: Pdf, { start, width, look, label, short }: StripPart, y: number): void {
  const room = (WIDTH * width) / 100
  pdf.document.rect(at(start), y, room, ROW).lineWidth(0.5).fillAndStroke(LOOKS[look], PRINTED_CHART.line)
  const color = look === 'strong' ? LIGHT_PALETTE.onAction : LIGHT_PALETTE.ink
  const fitting = [label, short].find((text) => text !== '' && textWidth(pdf, text, { size: SIZE }) + 5 <= room)
  if (fitting) writeText(pdf, fitting, { x: at(start) + 2.5, y: y + 3.5, size: SIZE, color })
}

/** A mark is a dot, and its code where it does not reach the next one. */
function drawMarks(pdf: Pdf, row: StripRow, y: number): void {
  const middle = hasMarksBelow(row) ? y + ROW + MARKS_BELOW / 2 : y + ROW / 2
  let free = LEFT
  for (const [index, mark] of row.marks.entries()) {
    const x = at(mark.at)
    pdf.document.circle(x, middle, 1.6).fill(mark.isReturn ? LIGHT_PALETTE.action : LIGHT_PALETTE.inkSoft)
    const end = x + 3 + textWidth(pdf, mark.short, { size: 6.5 })
    const next = row.marks[index + 1]
    if (x < free || end > (next ? at(next.at) - 2 : LEFT + WIDTH)) continue
    writeText(pdf, mark.short, { x: x + 3, y: middle - 5, size: 6.5, color: LIGHT_PALETTE.inkSoft })
    free = end
  }
}
