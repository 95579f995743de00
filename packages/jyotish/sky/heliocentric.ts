import { DAYS_PER_CENTURY } from '../time/julian-day.ts'
import { EARTH } from './series/earth.data.ts'
import { JUPITER } from './series/jupiter.data.ts'
import { MARS } from './series/mars.data.ts'
import { MERCURY } from './series/mercury.data.ts'
import type { PackedSeries } from './series/packed-series.ts'
import { SATURN } from './series/saturn.data.ts'
import { evaluate, type Series, unpackSeries } from './series/series.ts'
import { VENUS } from './series/venus.data.ts'
import { cos, RADIANS_PER_ARCSECOND, sin } from './trigonometry.ts'
import type { Vector } from './vector.ts'

export type Planet = 'mercury' | 'venus' | 'earth' | 'mars' | 'jupiter' | 'saturn'

/** Heliocentric position and velocity on the fixed equator (ICRS axes), au and au per day. */
export type State = { position: Vector; velocity: Vector }

const PACKED: Record<Planet, PackedSeries> = {
  mercury: MERCURY,
  venus: VENUS,
  earth: EARTH,
  mars: MARS,
  jupiter: JUPITER,
  saturn: SATURN,
}

/** Corrections of the VSOP87 mean longitudes to JPL DE431: arcseconds at J2000 and per century. */
const DRIFT: Partial<Record<Planet, readonly [number, number]>> = {
  jupiter: [-0.105, -0.17],
  saturn: [-0.097, -0.13],
}

const unpacked = new Map<Planet, Series[]>()

function seriesOf(planet: Planet): Series[] {
  const known = unpacked.get(planet)
  if (known) return known

  const series = unpackSeries(PACKED[planet])
  unpacked.set(planet, series)
  return series
}

/** The rotation from the ecliptic of VSOP87 to the equator of FK5 (Bretagnon and Francou 1988), whose axes ICRS adopts. */
function toEquator(v: Vector): Vector {
  return {
    x: v.x + 4.4036e-7 * v.y - 1.90919e-7 * v.z,
    y: -4.79966e-7 * v.x + 0.917482137087 * v.y - 0.397776982902 * v.z,
    z: 0.397776982902 * v.y + 0.917482137087 * v.z,
  }
}

/** Heliocentric state by VSOP87B, T in Julian centuries TDB from J2000; within 0.05" from 1900 to 2100. */
export function heliocentricState(planet: Planet, t: number): State {
  const [longitudes, latitudes, distances] = seriesOf(planet) as [Series, Series, Series]
  const l = evaluate(longitudes, t)
  const b = evaluate(latitudes, t)
  const r = evaluate(distances, t)
  const [drift = 0, driftRate = 0] = DRIFT[planet] ?? []
  const longitude = l.value + (drift + driftRate * t) * RADIANS_PER_ARCSECOND

  const sinL = sin(longitude)
  const cosL = cos(longitude)
  const sinB = sin(b.value)
  const cosB = cos(b.value)
  const flat = r.value * cosB
  const flatRate = r.rate * cosB - r.value * sinB * b.rate

  return {
    position: toEquator({ x: flat * cosL, y: flat * sinL, z: r.value * sinB }),
    velocity: toEquator({
      x: (flatRate * cosL - flat * sinL * l.rate) / DAYS_PER_CENTURY,
      y: (flatRate * sinL + flat * cosL * l.rate) / DAYS_PER_CENTURY,
      z: (r.rate * sinB + r.value * cosB * b.rate) / DAYS_PER_CENTURY,
    }),
  }
}
