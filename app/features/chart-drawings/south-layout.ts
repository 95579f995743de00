import { RASHI_INDEXES } from '@muhurta/jyotish'
import type { ChartContents } from './chart-contents.ts'
import { type ChartLayout, placeMarks, type SignSeat } from './layout-parts.ts'

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
export function southLayout({ signs }: ChartContents): ChartLayout {
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
