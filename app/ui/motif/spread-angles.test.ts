import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadAngles } from './spread-angles.ts'

test('leaves points with enough space in place', () => {
  expect(spreadAngles([200, 10, 90], 14)).toEqual([200, 10, 90])
})

test('moves two equal points apart by the same amount', () => {
  expect(spreadAngles([100, 100], 14)).toEqual([93, 107])
})

test('spreads points across the start of the circle', () => {
  const [before, after] = spreadAngles([359, 1], 14)

  expect(before).toBe(353)
  expect(after).toBe(367)
})

test('never leaves nine points closer than the gap', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 359.99, noNaN: true }), { minLength: 9, maxLength: 9 }), (angles) => {
      const spread = spreadAngles(angles, 14).sort((a, b) => a - b)
      const gaps = spread.slice(1).map((angle, index) => angle - (spread[index] ?? 0))

      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(14 - 1e-9)
    }),
  )
})
