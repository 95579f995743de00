import { angularSeparation, type Degrees } from '../angles.ts'
import type { Chart } from '../chart/chart.ts'
import type { SignLord } from '../grahas.ts'
import { instantAt } from '../sky/instant.ts'
import { greenwichSiderealTime } from '../sky/sidereal-time.ts'
import { asin, atan2, cos, RADIANS_PER_DEGREE, sin } from '../sky/trigonometry.ts'

/** The apparent declination of a graha in degrees, north positive. */
export function declinationOf({ jdUt, grahas }: Chart, graha: SignLord): Degrees {
  const { trueObliquity } = instantAt(jdUt).frame
  const longitude = grahas[graha].tropicalLongitude * RADIANS_PER_DEGREE
  const latitude = grahas[graha].latitude * RADIANS_PER_DEGREE
  const sine = sin(latitude) * cos(trueObliquity) + cos(latitude) * sin(trueObliquity) * sin(longitude)
  return asin(sine) / RADIANS_PER_DEGREE
}

/** How far the true Sun is from the lower meridian, 0 at apparent midnight to 180 degrees at noon. */
export function sunFromMidnight({ jdUt, grahas, location }: Chart): Degrees {
  const { frame } = instantAt(jdUt)
  const longitude = grahas.sun.tropicalLongitude * RADIANS_PER_DEGREE
  const rightAscension = atan2(sin(longitude) * cos(frame.trueObliquity), cos(longitude)) / RADIANS_PER_DEGREE
  const siderealTime = greenwichSiderealTime(jdUt, frame) / RADIANS_PER_DEGREE + location.lon
  return angularSeparation(siderealTime, rightAscension + 180)
}
