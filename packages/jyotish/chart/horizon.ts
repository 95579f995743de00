import { type Degrees, normalizeDegrees } from '../angles.ts'
import type { HorizonAngles } from '../houses/placidus.ts'
import { ascendant, midheaven } from '../sky/ascendant.ts'
import type { Location } from '../sky/location.ts'
import type { Moment } from '../sky/moment.ts'
import { greenwichSiderealTime } from '../sky/sidereal-time.ts'
import { RADIANS_PER_DEGREE } from '../sky/trigonometry.ts'

/** A point of the ecliptic fixed by the horizon of a place, in degrees. */
export type HorizonPoint = { longitude: Degrees; tropicalLongitude: Degrees }

/** Ascendant and midheaven of an instant and place, with the angles the houses are cut from. */
export type Horizon = { ascendant: HorizonPoint; midheaven: HorizonPoint; ayanamsaTrue: Degrees; angles: HorizonAngles }

/** Lagna and midheaven by apparent sidereal time and true obliquity; 0.1" before 2050, given the mean ayanamsa. */
export function horizonOf({ jdUt, frame }: Moment, { lat, lon }: Location, ayanamsaMean: Degrees): Horizon {
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
