import { type Degrees, MICRO_ARCSECONDS_PER_DEGREE, toMicroArcseconds } from '../angles.ts'
import { RASHI_EXTENT } from '../zodiac/rashi.ts'

/**
 * The index of the equal part of its sign that a sidereal longitude falls in, from 0.
 *
 * A seventh of a sign is not a whole number of micro-arcseconds. Adding half a unit rounds its boundary to the nearest
 * one. A body exactly on a boundary belongs to the part it enters.
 */
export function equalPartAt(siderealLongitude: Degrees, parts: number): number {
  const travelled = toMicroArcseconds(siderealLongitude) % RASHI_EXTENT
  return Math.floor(((2 * travelled + 1) * parts) / (2 * RASHI_EXTENT))
}

/** The index of the part that a longitude falls in, from 0, for parts with the given widths in whole degrees. */
export function unequalPartAt(siderealLongitude: Degrees, widths: readonly Degrees[]): number {
  let remaining = toMicroArcseconds(siderealLongitude) % RASHI_EXTENT

  return widths.findIndex((width) => {
    remaining -= width * MICRO_ARCSECONDS_PER_DEGREE
    return remaining < 0
  })
}
