import { RASHI_INDEXES } from '@muhurta/jyotish'
import type { ChartContents } from './chart-contents.ts'
import {
  type Anchor,
  CHART_SIDE,
  type ChartLayout,
  MARK_LINE,
  packMarks,
  placeMarks,
  type SignSeat,
} from './layout-parts.ts'

const A = CHART_SIDE / 3
const B = (2 * CHART_SIDE) / 3
const S = CHART_SIDE

type Corner = {
  readonly outline: SignSeat['outline']
  readonly edge: 'top' | 'bottom'
  readonly side: 'left' | 'right'
}

/** The two signs of each corner, divided by its diagonal; the text is in the corner where the triangle is widest. */
const TRIANGLES: Readonly<Record<number, Corner>> = {
  1: {
    outline: [
      [0, 0],
      [A, 0],
      [A, A],
    ],
    edge: 'top',
    side: 'right',
  },
  2: {
    outline: [
      [0, 0],
      [0, A],
      [A, A],
    ],
    edge: 'bottom',
    side: 'left',
  },
  4: {
    outline: [
      [0, B],
      [0, S],
      [A, B],
    ],
    edge: 'top',
    side: 'left',
  },
  5: {
    outline: [
      [0, S],
      [A, S],
      [A, B],
    ],
    edge: 'bottom',
    side: 'right',
  },
  7: {
    outline: [
      [B, B],
      [B, S],
      [S, S],
    ],
    edge: 'bottom',
    side: 'left',
  },
  8: {
    outline: [
      [B, B],
      [S, B],
      [S, S],
    ],
    edge: 'top',
    side: 'right',
  },
  10: {
    outline: [
      [B, A],
      [S, A],
      [S, 0],
    ],
    edge: 'bottom',
    side: 'right',
  },
  11: {
    outline: [
      [B, 0],
      [S, 0],
      [B, A],
    ],
    edge: 'top',
    side: 'left',
  },
}

/** The signs in the middle of each side, Mesha at the top, then anticlockwise. */
const SQUARES: Readonly<Record<number, readonly [x: number, y: number]>> = {
  0: [A, 0],
  3: [0, A],
  6: [A, B],
  9: [B, A],
}

const MARGIN = 7
const MOST_IN_TRIANGLE = 4

/** Fixed signs as in the south, but anticlockwise. */
export function eastLayout({ signs }: ChartContents): ChartLayout {
  const seats = RASHI_INDEXES.map((rashi): SignSeat => {
    const marks = signs[rashi] ?? []
    const triangle = TRIANGLES[rashi]
    if (triangle) return { rashi, outline: triangle.outline, ...inTriangle(triangle, marks) }

    const [x, y] = SQUARES[rashi] ?? [A, A]
    return {
      rashi,
      outline: [
        [x, y],
        [x + A, y],
        [x + A, y + A],
        [x, y + A],
      ],
      label: { x: x + MARGIN, y: y + 16, anchor: 'start' },
      marks: placeMarks(marks, { x: x + MARGIN, y: y + 35, anchor: 'start', most: 6, secondX: x + 70 }),
    }
  })
  return { seats, hasNumbers: false, hasMiddle: true }
}

function inTriangle({ outline, edge, side }: Corner, marks: Parameters<typeof placeMarks>[0]) {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const isLeft = side === 'left'
  const isTop = edge === 'top'
  const x = isLeft ? Math.min(...xs) + MARGIN : Math.max(...xs) - MARGIN
  const anchor: Anchor = isLeft ? 'start' : 'end'
  const labelY = isTop ? Math.min(...ys) + 15 : Math.max(...ys) - 8
  const first = isTop ? labelY + 17 : labelY - 16
  const label = { x, y: labelY, anchor }
  if (marks.length > MOST_IN_TRIANGLE) {
    const rows = [3, 3, 2, 2].map((most, row) => ({ x, y: first + (isTop ? 1 : -1) * row * MARK_LINE, most }))
    return { label, marks: packMarks(marks, rows, anchor) }
  }
  return {
    label,
    marks: placeMarks(marks, {
      x,
      y: first,
      anchor,
      isUpward: !isTop,
      most: MOST_IN_TRIANGLE,
      mostFull: 3,
      secondX: x,
    }),
  }
}
