import { DAYS_PER_CENTURY } from '../time/julian-day.ts'
import { nutationAt } from './nutation.ts'
import { cos, RADIANS_PER_ARCSECOND, sin } from './trigonometry.ts'
import { turnAboutX, turnAboutZ, type Vector } from './vector.ts'

/** The ecliptic and mean equinox of date: the angles that rotate the fixed axes into them. */
export type MeanFrame = {
  /** Julian centuries TT from J2000. */
  centuries: number
  /** Fukushima-Williams angles: node of the ecliptic (gamma), its tilt to the fixed equator (phi), precession along it. */
  precession: number
  precessionRate: number
  sinGamma: number
  cosGamma: number
  sinPhi: number
  cosPhi: number
}

/** The same with the true equinox, whose nutation takes longer to compute than all of the mean frame. */
export type Frame = MeanFrame & {
  /** Nutation in longitude and obliquity in radians; the rate is per day. */
  nutationLongitude: number
  nutationObliquity: number
  nutationLongitudeRate: number
  meanObliquity: number
  trueObliquity: number
}

/** Mean obliquity of the ecliptic in radians, IAU 2006 (Capitaine et al. 2003). */
function meanObliquityAt(t: number): number {
  const arcseconds =
    84381.406 + t * (-46.836769 + t * (-0.0001831 + t * (0.0020034 + t * (-0.000000576 - 0.0000000434 * t))))
  return arcseconds * RADIANS_PER_ARCSECOND
}

/**
 * The mean frame of date by the four-angle IAU 2006 precession including frame bias (Hilton et al. 2006).
 * T in Julian centuries TT from J2000; errors below 0.002" from 1900 to 2100.
 */
export function meanFrameAt(t: number): MeanFrame {
  const gamma = -0.052928 + t * (10.556378 + t * (0.4932044 + t * (-0.00031238 - 0.000002788 * t)))
  const phi = 84381.412819 + t * (-46.811016 + t * (0.0511268 + t * (0.00053289 - 0.00000044 * t)))
  const psi = -0.041775 + t * (5038.481484 + t * (1.5584175 + t * (-0.00018522 - 0.000026452 * t)))
  const psiRate = 5038.481484 + t * (2 * 1.5584175 - 3 * 0.00018522 * t)

  return {
    centuries: t,
    precession: psi * RADIANS_PER_ARCSECOND,
    precessionRate: (psiRate * RADIANS_PER_ARCSECOND) / DAYS_PER_CENTURY,
    sinGamma: sin(gamma * RADIANS_PER_ARCSECOND),
    cosGamma: cos(gamma * RADIANS_PER_ARCSECOND),
    sinPhi: sin(phi * RADIANS_PER_ARCSECOND),
    cosPhi: cos(phi * RADIANS_PER_ARCSECOND),
  }
}

/** The frame of date with the nutation of IAU 2000B. */
export function frameAt(t: number): Frame {
  const nutation = nutationAt(t)
  const meanObliquity = meanObliquityAt(t)
  return {
    ...meanFrameAt(t),
    nutationLongitude: nutation.longitude,
    nutationObliquity: nutation.obliquity,
    nutationLongitudeRate: nutation.longitudeRate / DAYS_PER_CENTURY,
    meanObliquity,
    trueObliquity: meanObliquity + nutation.obliquity,
  }
}

/**
 * Rotates fixed equatorial axes (ICRS) to the ecliptic of date. The x axis stays at the node of the ecliptic: add
 * `frame.precession` to count a longitude from the mean equinox, and nutation for the true equinox.
 */
export function toEclipticOfDate(vector: Vector, frame: MeanFrame): Vector {
  return turnAboutX(turnAboutZ(vector, frame.sinGamma, frame.cosGamma), frame.sinPhi, frame.cosPhi)
}
