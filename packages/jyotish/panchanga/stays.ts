import { type Degrees, FULL_CIRCLE, normalizeDegrees, toMicroArcseconds } from '../angles.ts'
import type { Luminary } from '../sky/apparent.ts'
import { RADIANS_PER_DEGREE } from '../sky/trigonometry.ts'
import type { JulianDay } from '../time/julian-day.ts'
import type { JdSpan } from './day-parts.ts'
import { findCrossing, type LimbSpan, type PanchangaSky } from './limb.ts'

const MEAN_DEGREES_PER_DAY: Record<Luminary, number> = { sun: 0.9856, moon: 13.18 }
/** About a second: past the rounding of a boundary. */
const INSIDE = 1e-5

/** The sidereal longitude of the Sun or the Moon in degrees, not normalized. */
export function siderealLongitude(luminary: Luminary, jdUt: JulianDay, { track, ayanamsaAt }: PanchangaSky): Degrees {
  const { longitude } = luminary === 'sun' ? track.sunAt(jdUt) : track.moonAt(jdUt)
  return longitude / RADIANS_PER_DEGREE - ayanamsaAt(jdUt)
}

/** The instant nearest to a guess at which the Sun or the Moon stands at a sidereal longitude. */
export function findSignEntry(luminary: Luminary, degrees: Degrees, guess: JulianDay, sky: PanchangaSky): JulianDay {
  const angleAt = (jdUt: JulianDay) => siderealLongitude(luminary, jdUt, sky)
  return findCrossing(angleAt, degrees, guess, MEAN_DEGREES_PER_DAY[luminary])
}

/**
 * The stays of the Sun or the Moon in the twelve signs or the 27 stars during an interval, in order. The first begins with
 * the interval; the last ends where it ends in the sky.
 */
export function staysBetween(
  luminary: Luminary,
  parts: 12 | 27,
  { startJdUt: from, endJdUt: until }: JdSpan,
  sky: PanchangaSky,
): LimbSpan[] {
  const width = 360 / parts
  const stays: LimbSpan[] = []
  for (let startJdUt = from; startJdUt < until; ) {
    const inside = siderealLongitude(luminary, startJdUt + INSIDE, sky)
    const index = Math.floor(toMicroArcseconds(inside) / (FULL_CIRCLE / parts))
    const missing = normalizeDegrees(width * (index + 1) - inside)
    const guess = startJdUt + missing / MEAN_DEGREES_PER_DAY[luminary]
    const endJdUt = findSignEntry(luminary, width * (index + 1), guess, sky)
    stays.push({ index, startJdUt, endJdUt })
    startJdUt = endJdUt
  }
  return stays
}
