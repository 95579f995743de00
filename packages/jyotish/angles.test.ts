import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  angularSeparation,
  FULL_CIRCLE,
  forwardSeparation,
  fromMicroArcseconds,
  normalizeDegrees,
  normalizeSignedDegrees,
  toMicroArcseconds,
} from './angles.ts'

const anyAngle = fc.double({ min: -1e6, max: 1e6, noNaN: true })

test('normalizes longitudes from either side of the circle', () => {
  expect(normalizeDegrees(360)).toBe(0)
  expect(normalizeDegrees(-30)).toBe(330)
  expect(normalizeDegrees(725.5)).toBe(5.5)
  expect(normalizeDegrees(-0)).toBe(0)
  expect(normalizeDegrees(-1e-20)).toBe(0)
  expect(normalizeSignedDegrees(350)).toBe(-10)
  expect(normalizeSignedDegrees(180)).toBe(-180)
})

test('normalizes every angle to less than a full circle', () => {
  fc.assert(
    fc.property(anyAngle, (angle) => {
      expect(normalizeDegrees(angle)).toBeGreaterThanOrEqual(0)
      expect(normalizeDegrees(angle)).toBeLessThan(360)
      expect(toMicroArcseconds(angle)).toBeGreaterThanOrEqual(0)
      expect(toMicroArcseconds(angle)).toBeLessThan(FULL_CIRCLE)
    }),
  )
})

test('represents thirds of a degree as whole micro-arcseconds', () => {
  expect(toMicroArcseconds(40 / 3)).toBe(48_000_000_000)
  expect(toMicroArcseconds(13.333333333333332)).toBe(48_000_000_000)
  expect(toMicroArcseconds(359.99999999999994)).toBe(0)
})

test('converts micro-arcseconds to degrees and back without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: FULL_CIRCLE - 1 }), (whole) => {
      expect(toMicroArcseconds(fromMicroArcseconds(whole))).toBe(whole)
    }),
  )
})

test('throws for a longitude that is not a finite number', () => {
  expect(() => toMicroArcseconds(Number.NaN)).toThrow(RangeError)
})

test('measures separations the short way and forward separations through the zodiac', () => {
  expect(forwardSeparation(350, 10)).toBe(20)
  expect(forwardSeparation(10, 350)).toBe(340)
  expect(angularSeparation(350, 10)).toBe(20)
  expect(angularSeparation(10, 350)).toBe(20)
  expect(angularSeparation(0, 180)).toBe(180)
})
