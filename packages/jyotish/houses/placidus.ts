import { asin, atan2, cos, PI, RADIANS_PER_DEGREE, sin, tan } from '../sky/trigonometry.ts'

/** Local apparent sidereal time, geographic latitude and true obliquity, radians. */
export type HorizonAngles = { siderealTime: number; latitude: number; obliquity: number }

const THIRD = 1 / 3
const MAX_STEPS = 100
const TOLERANCE = 1e-12

/** The ecliptic longitude with a given right ascension. */
function eclipticPoint(rightAscension: number, obliquity: number): number {
  return atan2(sin(rightAscension), cos(rightAscension) * cos(obliquity))
}

/**
 * The ecliptic point that has covered a fraction of its own semi-arc: from the upper meridian for houses 11 and 12, back
 * from the lower meridian for houses 2 and 3.
 */
function cusp(share: number, isAboveHorizon: boolean, { siderealTime, latitude, obliquity }: HorizonAngles): number {
  const arcOf = (rightAscension: number) => {
    const declination = asin(sin(obliquity) * sin(eclipticPoint(rightAscension, obliquity)))
    const ascensional = asin(tan(latitude) * tan(declination))
    return isAboveHorizon ? PI / 2 + ascensional : PI / 2 - ascensional
  }
  let rightAscension = siderealTime + (isAboveHorizon ? share : 2 - share) * (PI / 2)

  for (let step = 0; step < MAX_STEPS; step++) {
    const arc = share * arcOf(rightAscension)
    const next = isAboveHorizon ? siderealTime + arc : siderealTime + PI - arc
    const change = Math.abs(next - rightAscension)
    rightAscension = next
    if (change < TOLERANCE) break
  }
  return eclipticPoint(rightAscension, obliquity)
}

/** Placidus cusps exist only where every degree of the ecliptic rises and sets. */
export function hasPlacidusCusps({ latitude, obliquity }: HorizonAngles): boolean {
  return Math.abs(latitude) < PI / 2 - obliquity
}

/** The Placidus cusps of houses 11, 12, 2 and 3 in degrees from the true equinox, outside the polar circles only. */
export function placidusCusps(angles: HorizonAngles): {
  eleventh: number
  twelfth: number
  second: number
  third: number
} {
  return {
    eleventh: cusp(THIRD, true, angles) / RADIANS_PER_DEGREE,
    twelfth: cusp(2 * THIRD, true, angles) / RADIANS_PER_DEGREE,
    second: cusp(2 * THIRD, false, angles) / RADIANS_PER_DEGREE,
    third: cusp(THIRD, false, angles) / RADIANS_PER_DEGREE,
  }
}
