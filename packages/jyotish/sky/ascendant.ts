import { atan2, cos, sin, tan } from './trigonometry.ts'

/**
 * The eastern intersection of the ecliptic and the horizon, from the true equinox; all angles in radians.
 *
 * The formula gives the intersection that is rising. Inside the polar circles the ecliptic turns over once a day and this is
 * the western one for a while: when the midheaven is below the horizon.
 */
export function ascendant(siderealTime: number, latitude: number, obliquity: number): number {
  const sinTime = sin(siderealTime)
  const cosObliquity = cos(obliquity)
  const slope = tan(latitude) * sin(obliquity)
  const [y, x] = [cos(siderealTime), -(sinTime * cosObliquity + slope)]
  const isWestern = cosObliquity + slope * sinTime < 0
  return isWestern ? atan2(-y, -x) : atan2(y, x)
}

/** The ecliptic point on the southern meridian, from the true equinox; all angles in radians. */
export function midheaven(siderealTime: number, obliquity: number): number {
  return atan2(sin(siderealTime), cos(siderealTime) * cos(obliquity))
}
