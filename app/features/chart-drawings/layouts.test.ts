import { RASHI_INDEXES, type RashiIndex } from '@muhurta/jyotish'
import { expect, test } from 'vitest'
import { CHART_STYLES } from '#domain/chart-style.ts'
import type { ChartContents, ChartMark } from './chart-contents.ts'
import { canDraw, layoutOf } from './chart-layout.ts'
import type { SignSeat } from './layout-parts.ts'

const MARKS: ChartMark[] = ['La', 'Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke'].map((code) => ({
  code,
  name: code,
  degrees: 17.72,
}))

/** A chart with `count` marks in one sign. */
function crowded(sign: RashiIndex, count: number, lagna: RashiIndex = 0): ChartContents {
  return { title: 'Rashi', lagna, signs: RASHI_INDEXES.map((index) => (index === sign ? MARKS.slice(0, count) : [])) }
}

function seatOf(style: 'north' | 'south' | 'east', contents: ChartContents, sign: RashiIndex): SignSeat {
  const seat = layoutOf(style, contents).seats.find(({ rashi }) => rashi === sign)
  if (!seat) throw new Error(`no seat for ${sign}`)
  return seat
}

function isInside([x, y]: [number, number], outline: SignSeat['outline']): boolean {
  let inside = false
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + outline.length - 1) % outline.length] ?? [0, 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** The left and right end of a mark, with the widths of our fonts. */
function edgesOf({ x, y, anchor, detail }: SignSeat['marks'][number]): [number, number][] {
  const width = { full: 58, degrees: 38, code: 16 }[detail]
  const start = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return [
    [start, y - 4],
    [start + width, y - 4],
  ]
}

test.each(CHART_STYLES)('keeps one to ten marks inside every sign of the %s style', (style) => {
  for (const sign of RASHI_INDEXES) {
    for (let count = 1; count <= MARKS.length; count++) {
      const { outline, marks } = seatOf(style, crowded(sign, count), sign)

      expect(marks).toHaveLength(count)
      for (const edge of marks.flatMap(edgesOf)) {
        expect(isInside(edge, outline), `${style}, sign ${sign}, ${count} marks, at ${edge}`).toBe(true)
      }
    }
  }
})

/** The widest line in our fonts: "Me 23° RC" in a crowded sign, with minutes otherwise. */
const WIDEST = { full: 70, degrees: 47, code: 16 } as const
const LINE_HEIGHT = 11

test.each(CHART_STYLES)('no two marks of the %s drawing touch, from two in a sign to all ten', (style) => {
  for (const sign of RASHI_INDEXES) {
    for (let count = 2; count <= MARKS.length; count++) {
      const { marks } = seatOf(style, crowded(sign, count), sign)
      const boxes = marks.map(({ x, y, anchor, detail }) => {
        const width = WIDEST[detail]
        return { start: anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2, y, width }
      })
      const touching = boxes.filter((one, index) =>
        boxes
          .slice(index + 1)
          .some(
            (other) =>
              Math.abs(one.y - other.y) < LINE_HEIGHT &&
              one.start < other.start + other.width &&
              other.start < one.start + one.width,
          ),
      )

      expect(touching, `${style}, sign ${sign}, ${count} marks`).toEqual([])
    }
  }
})

test('fixes the houses in the north, starting with the lagna, and the signs elsewhere', () => {
  const middleOf = (seat: SignSeat) =>
    ['x', 'y'].map((_, axis) => seat.outline.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / seat.outline.length)

  expect(middleOf(seatOf('north', crowded(7, 1, 7), 7))).toEqual([200, 100])
  expect(middleOf(seatOf('north', crowded(7, 1, 6), 7))).toEqual([100, 100 / 3])
  expect(middleOf(seatOf('south', crowded(11, 1, 7), 11))).toEqual([50, 50])
  expect(middleOf(seatOf('south', crowded(0, 1, 3), 0))).toEqual([150, 50])
  expect(middleOf(seatOf('east', crowded(0, 1, 3), 0))[0]).toBeCloseTo(200, 6)
})

test('has no northern style without a lagna', () => {
  expect(canDraw('north', undefined)).toBe(false)
  expect(canDraw('south', undefined)).toBe(true)
})
