import { atan2, cos, sin, tan } from './trigonometry.ts'

/**
 * The ecliptic point rising in the east, from the true equinox; all angles in radians.
 *
 * Inside the polar circles the ecliptic coincides with the horizon once a day. There the formula jumps by half a circle,
 * so the result stays the eastern intersection.
 */
export function ascendant(siderealTime: number, latitude: number, obliquity: number): number {
  const toPole = sin(siderealTime) * cos(obliquity) + tan(latitude) * sin(obliquity)
  return atan2(cos(siderealTime), -toPole)
}

/** The ecliptic point on the southern meridian, from the true equinox; all angles in radians. */
export function midheaven(siderealTime: number, obliquity: number): number {
  return atan2(sin(siderealTime), cos(siderealTime) * cos(obliquity))
}
