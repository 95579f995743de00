import { type House, type RashiIndex, rashiOfHouse } from '#jyotish/zodiac/rashi.ts'
import type { ChartContents, ChartMark } from './chart-contents.ts'
import { type Anchor, type ChartLayout, MARK_LINE, type Point, placeMarks, type SignSeat } from './layout-parts.ts'

type Outline = SignSeat['outline']

/** The twelve houses, first at the top in the middle, then anticlockwise. */
const OUTLINES: readonly Outline[] = [
  [
    [200, 0],
    [300, 100],
    [200, 200],
    [100, 100],
  ],
  [
    [0, 0],
    [200, 0],
    [100, 100],
  ],
  [
    [0, 0],
    [100, 100],
    [0, 200],
  ],
  [
    [0, 200],
    [100, 100],
    [200, 200],
    [100, 300],
  ],
  [
    [0, 200],
    [100, 300],
    [0, 400],
  ],
  [
    [0, 400],
    [100, 300],
    [200, 400],
  ],
  [
    [200, 400],
    [100, 300],
    [200, 200],
    [300, 300],
  ],
  [
    [200, 400],
    [300, 300],
    [400, 400],
  ],
  [
    [400, 400],
    [300, 300],
    [400, 200],
  ],
  [
    [400, 200],
    [300, 300],
    [200, 200],
    [300, 100],
  ],
  [
    [400, 200],
    [300, 100],
    [400, 0],
  ],
  [
    [400, 0],
    [300, 100],
    [200, 0],
  ],
]

/** The middle of what can be written in each house; diamonds are roomy, triangles point somewhere. */
type Room = { readonly kind: 'diamond' | 'up' | 'down' | 'left' | 'right'; readonly x: number; readonly y: number }

const ROOMS: readonly Room[] = [
  { kind: 'diamond', x: 200, y: 100 },
  { kind: 'down', x: 100, y: 0 },
  { kind: 'right', x: 0, y: 100 },
  { kind: 'diamond', x: 100, y: 200 },
  { kind: 'right', x: 0, y: 300 },
  { kind: 'up', x: 100, y: 400 },
  { kind: 'diamond', x: 200, y: 300 },
  { kind: 'up', x: 300, y: 400 },
  { kind: 'left', x: 400, y: 300 },
  { kind: 'diamond', x: 300, y: 200 },
  { kind: 'left', x: 400, y: 100 },
  { kind: 'down', x: 300, y: 0 },
]

/** Houses stand still and signs move: each house says by a number which sign it holds. */
export function northLayout(contents: ChartContents, lagna: RashiIndex): ChartLayout {
  const seats = OUTLINES.map((outline, index): SignSeat => {
    const rashi = rashiOfHouse(lagna, (index + 1) as House)
    const marks = contents.signs[rashi] ?? []
    return { rashi, outline, ...written(ROOMS[index] ?? { kind: 'diamond', x: 200, y: 200 }, marks) }
  })
  return { seats, hasNumbers: true, hasMiddle: false }
}

function written({ kind, x, y }: Room, marks: readonly ChartMark[]): Pick<SignSeat, 'label' | 'marks'> {
  const middle = 'middle' as const
  if (kind === 'down') {
    return {
      label: labelAt(x, y + 16),
      marks: placeMarks(marks, { x, y: y + 33, anchor: middle, most: 4, secondX: x + 27 }),
    }
  }
  if (kind === 'up') {
    return {
      label: labelAt(x, y - 9),
      marks: placeMarks(marks, { x, y: y - 25, anchor: middle, isUpward: true, most: 4, secondX: x + 27 }),
    }
  }
  const rows = rowsOf(marks, kind === 'diamond' ? 6 : 4)
  const top = y - ((rows - 1) * MARK_LINE) / 2 + 4
  if (kind === 'diamond') {
    return {
      label: labelAt(x, top - MARK_LINE - 2),
      marks: placeMarks(marks, { x, y: top, anchor: middle, most: 6, secondX: x + 25 }),
    }
  }
  const side = kind === 'right' ? 1 : -1
  const anchor: Anchor = kind === 'right' ? 'start' : 'end'
  const edge = x + side * 7
  return {
    label: { x: edge, y: top - MARK_LINE - 2, anchor },
    marks: placeMarks(marks, { x: edge, y: top, anchor, most: 4, secondX: edge + side * 42 }),
  }
}

/** How many lines a block of marks takes, so that it can be centred. */
function rowsOf(marks: readonly ChartMark[], most: number): number {
  return Math.max(1, marks.length > most ? Math.ceil(marks.length / 2) : marks.length)
}

function labelAt(x: number, y: number): Point & { anchor: Anchor } {
  return { x, y, anchor: 'middle' }
}
