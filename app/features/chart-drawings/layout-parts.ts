import type { RashiIndex } from '@muhurta/jyotish'
import type { ChartMark } from './chart-contents.ts'

/** The side of every drawing. */
export const CHART_SIDE = 400

/** The distance from one line of marks to the next. */
export const MARK_LINE = 14.5

export type Anchor = 'start' | 'middle' | 'end'
export type Point = { readonly x: number; readonly y: number }

export type PlacedMark = Point & {
  readonly mark: ChartMark
  readonly anchor: Anchor
  /** A crowded sign has room for whole degrees only, a packed one only for the codes. */
  readonly detail: 'full' | 'degrees' | 'code'
}

/** One sign of a drawing: its outline, its name and its marks. */
export type SignSeat = {
  readonly rashi: RashiIndex
  readonly outline: readonly (readonly [x: number, y: number])[]
  readonly label: Point & { readonly anchor: Anchor }
  readonly marks: readonly PlacedMark[]
}

export type ChartLayout = {
  readonly seats: readonly SignSeat[]
  /** The northern style writes the number of the sign, the others its name. */
  readonly hasNumbers: boolean
  /** Whether there is room for a title in the middle; the northern style has none. */
  readonly hasMiddle: boolean
}

/** A column of lines, and where a second one starts when the first is full. */
export type MarkColumn = {
  readonly x: number
  readonly y: number
  readonly anchor: Anchor
  /** Downwards, or upwards from the bottom where a triangle widens downwards. */
  readonly isUpward?: boolean
  readonly most: number
  /** With more than this, the last line has no room for minutes. */
  readonly mostFull?: number
  readonly secondX: number
}

/** Places marks line by line; too many for one column go into two, without minutes. */
export function placeMarks(marks: readonly ChartMark[], column: MarkColumn): PlacedMark[] {
  const isCrowded = marks.length > column.most
  const rows = isCrowded ? Math.ceil(marks.length / 2) : marks.length
  return marks.map((mark, index) => {
    const line = index % Math.max(1, rows)
    const isSecond = index >= rows
    return {
      mark,
      x: isCrowded ? (isSecond ? column.secondX : firstXOf(column)) : column.x,
      y: column.y + (column.isUpward ? -1 : 1) * line * MARK_LINE,
      anchor: column.anchor,
      detail: marks.length > (column.mostFull ?? column.most) ? 'degrees' : 'full',
    }
  })
}

/** Two centred columns, on either side of where one would be. */
function firstXOf({ x, secondX, anchor }: MarkColumn): number {
  return anchor === 'middle' ? 2 * x - secondX : x
}

/** A row of a packed sign: its start or middle, and how many codes fit. */
export type PackedRow = Point & { readonly most: number }

const CODE_WIDTH = 27

/** Places codes side by side, row by row, where a triangle has no room for columns. */
export function packMarks(marks: readonly ChartMark[], rows: readonly PackedRow[], anchor: Anchor): PlacedMark[] {
  const placed: PlacedMark[] = []
  let rest = marks
  for (const { x, y, most } of rows) {
    const row = rest.slice(0, most)
    rest = rest.slice(most)
    const first = anchor === 'middle' ? x - ((row.length - 1) * CODE_WIDTH) / 2 : x
    const step = anchor === 'end' ? -CODE_WIDTH : CODE_WIDTH
    placed.push(...row.map((mark, index) => ({ mark, x: first + index * step, y, anchor, detail: 'code' as const })))
  }
  return placed
}
