import { type Degrees, MICRO_ARCSECONDS_PER_DEGREE, toMicroArcseconds } from '../angles.ts'
import { RASHI_EXTENT } from '../zodiac/rashi.ts'

/**
 * Which of a number of equal parts of its sign a sidereal longitude stands in, counted from 0.
 *
 * A seventh of a sign is no whole number of micro-arcseconds; its boundary is the nearest whole one, which is what
 * the half added to the longitude does. A body exactly on a boundary belongs to the part it enters.
 */
export function equalPartAt(siderealLongitude: Degrees, parts: number): number {
  const travelled = toMicroArcseconds(siderealLongitude) % RASHI_EXTENT
  return Math.floor(((2 * travelled + 1) * parts) / (2 * RASHI_EXTENT))
}

/** Which of several parts of unequal width in whole degrees a longitude stands in, counted from 0. */
export function unequalPartAt(siderealLongitude: Degrees, widths: readonly Degrees[]): number {
  let beyond = toMicroArcseconds(siderealLongitude) % RASHI_EXTENT

  return widths.findIndex((width) => {
    beyond -= width * MICRO_ARCSECONDS_PER_DEGREE
    return beyond < 0
  })
}
