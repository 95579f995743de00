import type { Star } from '../sky/star.ts'
import { RADIANS_PER_DEGREE } from '../sky/trigonometry.ts'

function star(hours: number, degrees: number, east: number, north: number, parallax: number): Star {
  return {
    rightAscension: hours * 15 * RADIANS_PER_DEGREE,
    declination: degrees * RADIANS_PER_DEGREE,
    motionInRightAscension: east,
    motionInDeclination: north,
    parallax,
  }
}

/** The stars that define an ayanamsa (Hipparcos catalogue, van Leeuwen 2007), and their fixed sidereal longitudes. */
export const ANCHOR_STARS = {
  /** Spica, opposite the first point of Aries. */
  trueChitra: {
    star: star(13 + 25 / 60 + 11.57937 / 3600, -(11 + 9 / 60 + 40.7501 / 3600), -42.35, -30.67, 13.06),
    longitude: 180,
  },
  /** Delta Cancri at 16 degrees of Cancer (P. V. R. Narasimha Rao). */
  truePushya: {
    star: star(8 + 44 / 60 + 41.0992 / 3600, 18 + 9 / 60 + 15.5034 / 3600, -17.67, -229.26, 24.98),
    longitude: 106,
  },
  /** Zeta Piscium at 29 degrees 50 minutes of Pisces (Surya Siddhanta, ch. 8). */
  trueRevati: {
    star: star(1 + 13 / 60 + 43.8857 / 3600, 7 + 34 / 60 + 31.2745 / 3600, 145, -55.69, 18.76),
    longitude: 359 + 50 / 60,
  },
} as const
