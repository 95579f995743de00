import { atan2, cos, sin, tan } from './trigonometry.ts'

/**
 * The point of the ecliptic that rises in the east, from the true equinox; all in radians.
 *
 * Where the ecliptic stands still on the horizon (inside the polar circles at one moment of the day) the formula turns
 * by half a circle by itself, so that the answer stays the eastern intersection.
 */
export function ascendant(siderealTime: number, latitude: number, obliquity: number): number {
  const toPole = sin(siderealTime) * cos(obliquity) + tan(latitude) * sin(obliquity)
  return atan2(cos(siderealTime), -toPole)
}

/** The point of the ecliptic that culminates in the south, from the true equinox; all in radians. */
export function midheaven(siderealTime: number, obliquity: number): number {
  return atan2(sin(siderealTime), cos(siderealTime) * cos(obliquity))
}
