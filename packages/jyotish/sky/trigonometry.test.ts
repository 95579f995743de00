import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acos, asin, atan2, cos, sin, tan } from './trigonometry.ts'

const angles = fc.double({ min: -1e5, max: 1e5, noNaN: true })

test('matches the platform sine and cosine to the last bits', () => {
  fc.assert(
    fc.property(angles, (angle) => {
      expect(Math.abs(sin(angle) - Math.sin(angle))).toBeLessThan(5e-16)
      expect(Math.abs(cos(angle) - Math.cos(angle))).toBeLessThan(5e-16)
    }),
    { numRuns: 2000 },
  )
})

test('recovers an angle from its sine and cosine', () => {
  fc.assert(
    fc.property(fc.double({ min: -3.1, max: 3.1, noNaN: true }), (angle) => {
      expect(Math.abs(atan2(sin(angle), cos(angle)) - angle)).toBeLessThan(2e-15)
    }),
    { numRuns: 2000 },
  )
})

test('is exact on the axes and at the ends of the inverse functions', () => {
  expect(atan2(0, 0)).toBe(0)
  expect(atan2(0, 1)).toBe(0)
  expect(atan2(1, 0)).toBe(Math.PI / 2)
  expect(atan2(-1, 0)).toBe(-Math.PI / 2)
  expect(atan2(0, -1)).toBe(Math.PI)
  expect(asin(1.0000000001)).toBe(Math.PI / 2)
  expect(acos(1)).toBe(0)
  expect(Math.abs(tan(1) - Math.tan(1))).toBeLessThan(5e-16)
})
