import { J2000 } from '../time/julian-day.ts'
import type { Frame } from './frame.ts'
import { cos, RADIANS_PER_ARCSECOND, RADIANS_PER_DEGREE, sin, TURN } from './trigonometry.ts'

/**
 * Apparent sidereal time at Greenwich in radians, [0, 2 pi): Earth rotation angle (IERS Conventions 2010), IAU 2006
 * polynomial, and equation of the equinoxes with its two largest complementary terms.
 */
export function greenwichSiderealTime(
  jdUt: number,
  frame: Pick<Frame, 'centuries' | 'nutationLongitude' | 'meanObliquity'>,
): number {
  const t = frame.centuries
  const days = jdUt - J2000
  const rotation = 0.779057273264 + 0.00273781191135448 * days + (days % 1)
  const polynomial = 0.014506 + t * (4612.156534 + t * (1.3915817 + t * (-0.00000044 - 0.000029956 * t)))
  const node = (125.04455501 - 1934.1362891 * t) * RADIANS_PER_DEGREE
  const complementary = 0.00264096 * sin(node) + 0.00006352 * sin(2 * node)
  const equinoxes = frame.nutationLongitude * cos(frame.meanObliquity)

  const angle = rotation * TURN + (polynomial + complementary) * RADIANS_PER_ARCSECOND + equinoxes
  const turned = angle % TURN
  return turned < 0 ? turned + TURN : turned
}
