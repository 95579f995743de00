import { type Degrees, normalizeDegrees } from '../angles.ts'
import type { HorizonAngles } from '../houses/placidus.ts'
import { ascendant, midheaven } from '../sky/ascendant.ts'
import type { Instant } from '../sky/instant.ts'
import type { Location } from '../sky/location.ts'
import { greenwichSiderealTime } from '../sky/sidereal-time.ts'
import { RADIANS_PER_DEGREE } from '../sky/trigonometry.ts'

/** The ascendant or midheaven, in degrees. */
export type HorizonPoint = { longitude: Degrees; tropicalLongitude: Degrees }

/** Ascendant and midheaven, and the angles from which house cusps are computed. */
export type Horizon = { ascendant: HorizonPoint; midheaven: HorizonPoint; ayanamsaTrue: Degrees; angles: HorizonAngles }

/** Lagna and midheaven from apparent sidereal time and true obliquity; within 0.1" of the reference before 2050. */
export function horizonOf({ jdUt, frame }: Instant, { lat, lon }: Location, ayanamsaMean: Degrees): Horizon {
  const angles = {
    siderealTime: greenwichSiderealTime(jdUt, frame) + lon * RADIANS_PER_DEGREE,
    latitude: lat * RADIANS_PER_DEGREE,
    obliquity: frame.trueObliquity,
  }
  const ayanamsaTrue = ayanamsaMean + frame.nutationLongitude / RADIANS_PER_DEGREE
  const point = (radians: number) => {
    const degrees = radians / RADIANS_PER_DEGREE
    return { longitude: normalizeDegrees(degrees - ayanamsaTrue), tropicalLongitude: normalizeDegrees(degrees) }
  }
  return {
    ascendant: point(ascendant(angles.siderealTime, angles.latitude, angles.obliquity)),
    midheaven: point(midheaven(angles.siderealTime, angles.obliquity)),
    ayanamsaTrue,
    angles,
  }
}
