import { DAYS_PER_CENTURY } from '../time/julian-day.ts'
import { HALF_STEP, longitudeOf, shortWay } from './apparent.ts'
import { type MeanFrame, toEclipticOfDate } from './frame.ts'
import type { LunarState } from './lunar.ts'
import { RADIANS_PER_DEGREE } from './trigonometry.ts'
import { add, cross, scale } from './vector.ts'

/** A node of the Moon's orbit from the mean equinox of date: radians and radians per day. */
export type NodePlace = { longitude: number; rate: number }

export type NodeKind = 'mean' | 'true'

/** The mean ascending node (Meeus, Astronomical Algorithms, 47.7), T in Julian centuries TT; within 0.3", 1900 to 2100. */
export function meanNode(t: number): NodePlace {
  const degrees = 125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t * (1 / 467441 - t / 60616000)))
  const rate = -1934.1362891 + t * (2 * 0.0020754 + t * (3 / 467441 - (4 * t) / 60616000))
  return { longitude: degrees * RADIANS_PER_DEGREE, rate: (rate * RADIANS_PER_DEGREE) / DAYS_PER_CENTURY }
}

/** The ascending node of the Moon's osculating orbit on the ecliptic, some days from the state's instant. */
function osculatingNode(moon: LunarState, days: number, frame: MeanFrame): number {
  const position = add(add(moon.position, scale(moon.velocity, days)), scale(moon.acceleration, (days * days) / 2))
  const velocity = add(moon.velocity, scale(moon.acceleration, days))
  const pole = toEclipticOfDate(cross(position, velocity), frame)
  return longitudeOf({ x: -pole.y, y: pole.x, z: 0 })
}

/** The true node: the ascending node of the osculating orbit; within 10" from 1900 to 2100. */
export function trueNode(moon: LunarState, frame: MeanFrame): NodePlace {
  const before = osculatingNode(moon, -HALF_STEP, frame)
  const after = osculatingNode(moon, HALF_STEP, frame)
  return {
    longitude: osculatingNode(moon, 0, frame) + frame.precession,
    rate: shortWay(after - before) / (2 * HALF_STEP) + frame.precessionRate,
  }
}
