import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyInstant } from '../test/arbitrary-placements.ts'
import { deltaTAt } from './delta-t.ts'
import { deltaTUncertainty } from './delta-t-uncertainty.ts'
import { julianDayOfDate } from './julian-day.ts'
import { checkSupported } from './supported-years.ts'

const on = (year: number) => deltaTAt(julianDayOfDate({ year, month: 1, day: 1 }))

test('matches the published values of delta T', () => {
  const published = [
    [1900, -1.99],
    [1950, 28.93],
    [2000, 63.83],
    [2026, 68.9],
    [2050, 74.6],
  ] as const
  for (const [year, seconds] of published) expect(Math.abs(on(year) - seconds), String(year)).toBeLessThan(0.025)
})

test('is continuous from day to day', () => {
  let steepest = 0
  for (let jd = 2415020.5; jd < 2488434.5; jd += 1) {
    steepest = Math.max(steepest, Math.abs(deltaTAt(jd + 1) - deltaTAt(jd)))
  }
  expect(steepest).toBeLessThan(0.006)
})

test('refuses instants outside 1900 to 2100', () => {
  const isSupported = (year: number, month: number, day: number) =>
    checkSupported(julianDayOfDate({ year, month, day })).ok
  expect(isSupported(1899, 12, 31)).toBe(false)
  expect(isSupported(1900, 1, 1)).toBe(true)
  expect(isSupported(2100, 12, 31)).toBe(true)
  expect(isSupported(2101, 1, 1)).toBe(false)
  expect(checkSupported(Number.NaN)).toEqual({ ok: false, refusal: 'outside-1900-2100' })
})

test('is certain to 2025 and ever less certain after', () => {
  const uncertaintyOf = (year: number) => deltaTUncertainty(julianDayOfDate({ year, month: 1, day: 1 }))

  expect([1900, 1972, 2025].map(uncertaintyOf)).toEqual([0, 0, 0])
  expect(uncertaintyOf(2050)).toBeCloseTo(6.4, 1)
  expect(uncertaintyOf(2100)).toBeCloseTo(33.5, 1)
})

test('is between -10 s and 250 s in any year, and never more certain later', () => {
  fc.assert(
    fc.property(anyInstant, fc.double({ min: 0, max: 36_500, noNaN: true }), (jdUt, days) => {
      expect(deltaTAt(jdUt)).toBeGreaterThan(-10)
      expect(deltaTAt(jdUt)).toBeLessThan(250)
      expect(deltaTUncertainty(jdUt + days)).toBeGreaterThanOrEqual(deltaTUncertainty(jdUt))
    }),
  )
})
