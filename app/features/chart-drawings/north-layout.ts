import { type House, type RashiIndex, rashiOfHouse } from '@muhurta/jyotish'
import type { ChartContents, ChartMark } from './chart-contents.ts'
import { type Anchor, type ChartLayout, MARK_LINE, packMarks, placeMarks, type SignSeat } from './layout-parts.ts'

type Outline = SignSeat['outline']

/** The twelve houses, the first at the top in the middle, then anticlockwise. */
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

/** The middle of the text area of each house, which is a diamond or a triangle. */
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

const MOST_IN_DIAMOND = 6
const MOST_IN_TRIANGLE = 4

/** Fixed houses: a number in each gives its sign. */
export function northLayout(contents: ChartContents, lagna: RashiIndex): ChartLayout {
  const seats = OUTLINES.map((outline, index): SignSeat => {
    const rashi = rashiOfHouse(lagna, (index + 1) as House)
    const marks = contents.signs[rashi] ?? []
    return { rashi, outline, ...written(ROOMS[index] ?? { kind: 'diamond', x: 200, y: 200 }, marks) }
  })
  return { seats, hasNumbers: true, hasMiddle: false }
}

function written(room: Room, marks: readonly ChartMark[]): Pick<SignSeat, 'label' | 'marks'> {
  if (room.kind === 'diamond') return inDiamond(room, marks)
  return room.kind === 'up' || room.kind === 'down' ? inFlatTriangle(room, marks) : inTallTriangle(room, marks)
}

function inDiamond({ x, y }: Room, marks: readonly ChartMark[]) {
  const top = y - ((rowsOf(marks, MOST_IN_DIAMOND) - 1) * MARK_LINE) / 2 + 4
  return {
    label: { x, y: top - MARK_LINE - 2, anchor: 'middle' as const },
    marks: placeMarks(marks, { x, y: top, anchor: 'middle', most: MOST_IN_DIAMOND, secondX: x + 28 }),
  }
}

/** Top and bottom: the base of the triangle is an edge of the drawing. */
function inFlatTriangle({ kind, x, y }: Room, marks: readonly ChartMark[]) {
  const isUp = kind === 'up'
  const label = { x, y: isUp ? y - 9 : y + 16, anchor: 'middle' as const }
  const first = isUp ? y - 25 : y + 33
  if (marks.length > MOST_IN_TRIANGLE) {
    const rows = [4, 3, 2, 1].map((most, row) => ({ x, y: first + (isUp ? -1 : 1) * row * MARK_LINE, most }))
    return { label, marks: packMarks(marks, rows, 'middle') }
  }
  const column = {
    x,
    y: first,
    anchor: 'middle' as const,
    isUpward: isUp,
    most: MOST_IN_TRIANGLE,
    mostFull: 3,
    secondX: x,
  }
  return { label, marks: placeMarks(marks, column) }
}

/** Left and right: the text is aligned to the edge of the drawing. */
function inTallTriangle({ kind, x, y }: Room, marks: readonly ChartMark[]) {
  const side = kind === 'right' ? 1 : -1
  const anchor: Anchor = kind === 'right' ? 'start' : 'end'
  const edge = x + side * 7
  const isPacked = marks.length > MOST_IN_TRIANGLE
  const top = y - ((isPacked ? 3 : rowsOf(marks, MOST_IN_TRIANGLE) - 1) * MARK_LINE) / 2 + 4
  const label = { x: edge, y: top - MARK_LINE - 2, anchor }
  if (isPacked) {
    const rows = [2, 3, 3, 2].map((most, row) => ({ x: edge, y: top + row * MARK_LINE, most }))
    return { label, marks: packMarks(marks, rows, anchor) }
  }
  return { label, marks: placeMarks(marks, { x: edge, y: top, anchor, most: MOST_IN_TRIANGLE, secondX: edge }) }
}

/** How many lines a block of marks takes, so that it can be centred. */
function rowsOf(marks: readonly ChartMark[], most: number): number {
  return Math.max(1, marks.length > most ? Math.ceil(marks.length / 2) : marks.length)
}
