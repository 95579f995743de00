import type { JdSpan } from '../panchanga/day-parts.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { closestApproach } from './closest-approach.ts'

const TOLERANCE_DAYS = 0.1 / 86400

/** Where a quantity changes its sign between two instants. */
export function crossingBetween(from: JulianDay, until: JulianDay, valueAt: (jdUt: JulianDay) => number): JulianDay {
  const isPositive = valueAt(from) > 0
  let [before, after] = [from, until]
  while (after - before > TOLERANCE_DAYS) {
    const middle = (before + after) / 2
    if (valueAt(middle) > 0 === isPositive) before = middle
    else after = middle
  }
  return (before + after) / 2
}

/** When a quantity that may rise and fall more than once is least: the lowest of equal steps, then closer. */
export function lowestWithin(
  { startJdUt, endJdUt }: JdSpan,
  step: number,
  valueAt: (jdUt: JulianDay) => number,
): JulianDay {
  let [lowest, least] = [startJdUt, Number.POSITIVE_INFINITY]
  for (let jdUt = startJdUt; jdUt <= endJdUt; jdUt += step) {
    const value = valueAt(jdUt)
    if (value < least) [lowest, least] = [jdUt, value]
  }
  return closestApproach(lowest, valueAt, step)
}
