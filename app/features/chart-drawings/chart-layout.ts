import { RASHI_INDEXES, type RashiIndex } from '@muhurta/jyotish'
import type { ChartStyle } from '#domain/chart-style.ts'
import type { ChartContents } from './chart-contents.ts'
import { eastLayout } from './east-layout.ts'
import { type ChartLayout, placeMarks, type SignSeat } from './layout-parts.ts'
import { northLayout } from './north-layout.ts'

const CELL = 100

/** Column and row of each sign, Mesha first: Meena is top left and the signs go clockwise. */
const CELLS: readonly (readonly [column: number, row: number])[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
]

/** Fixed signs; the lagna moves through them. */
function southLayout({ signs }: ChartContents): ChartLayout {
  const seats = RASHI_INDEXES.map((rashi): SignSeat => {
    const [column, row] = CELLS[rashi] ?? [0, 0]
    const x = column * CELL
    const y = row * CELL
    return {
      rashi,
      outline: [
        [x, y],
        [x + CELL, y],
        [x + CELL, y + CELL],
        [x, y + CELL],
      ],
      label: { x: x + 5, y: y + 15, anchor: 'start' },
      marks: placeMarks(signs[rashi] ?? [], { x: x + 5, y: y + 33, anchor: 'start', most: 5, secondX: x + 53 }),
    }
  })
  return { seats, hasNumbers: false, hasMiddle: true }
}

/** The northern style starts with the lagna, which a birth without a time does not have. */
export function canDraw(style: ChartStyle, lagna: RashiIndex | undefined): boolean {
  return style !== 'north' || lagna !== undefined
}

/** Positions in a square of 400 units, for the screen, for files and for PDFs. */
export function layoutOf(style: ChartStyle, contents: ChartContents): ChartLayout {
  if (style === 'north' && contents.lagna !== undefined) return northLayout(contents, contents.lagna)
  return style === 'east' ? eastLayout(contents) : southLayout(contents)
}
