import { DAYS_PER_CENTURY } from '../time/julian-day.ts'
import { aberrated, deflected, longitudeOf } from './apparent.ts'
import { type MeanFrame, toEclipticOfDate } from './frame.ts'
import type { State } from './heliocentric.ts'
import { cos, RADIANS_PER_ARCSECOND, sin } from './trigonometry.ts'
import { add, length, scale, subtract, type Vector } from './vector.ts'

/** A Hipparcos star: ICRS position at J2000 in radians, proper motion in mas per year, parallax in mas. */
export type Star = {
  rightAscension: number
  declination: number
  motionInRightAscension: number
  motionInDeclination: number
  parallax: number
}

const RADIANS_PER_MAS = RADIANS_PER_ARCSECOND / 1000
const YEARS_PER_CENTURY = 100

/** Jupiter and Saturn on circular orbits: mass relative to the Sun, distance in au, longitude at J2000, radians per century. */
const GIANTS = [
  { mass: 1 / 1047.3486, distance: 5.2026, longitude: 0.5995, rate: 52.9691 },
  { mass: 1 / 3497.898, distance: 9.5549, longitude: 0.874, rate: 21.3299 },
]
const OBLIQUITY = 0.40909

/** The Sun's barycentric velocity, au per day. Circular orbits miss a tenth of it: 0.001" of aberration. */
function solarVelocity(t: number): Vector {
  let velocity: Vector = { x: 0, y: 0, z: 0 }
  for (const { mass, distance, longitude, rate } of GIANTS) {
    const speed = (-mass * distance * rate) / DAYS_PER_CENTURY
    const angle = longitude + rate * t
    const y = speed * cos(angle)
    velocity = add(velocity, { x: -speed * sin(angle), y: y * cos(OBLIQUITY), z: y * sin(OBLIQUITY) })
  }
  return velocity
}

/** The apparent longitude of a star from the mean equinox of date, radians, with all four corrections. */
export function starLongitude(star: Star, earth: State, frame: MeanFrame): number {
  const years = frame.centuries * YEARS_PER_CENTURY
  const declination = star.declination + star.motionInDeclination * RADIANS_PER_MAS * years
  const drift = (star.motionInRightAscension * RADIANS_PER_MAS * years) / cos(star.declination)
  const rightAscension = star.rightAscension + drift
  const place = {
    x: cos(declination) * cos(rightAscension),
    y: cos(declination) * sin(rightAscension),
    z: sin(declination),
  }
  const line = subtract(place, scale(earth.position, star.parallax * RADIANS_PER_MAS))
  const velocity = add(earth.velocity, solarVelocity(frame.centuries))
  const unit = scale(line, 1 / length(line))
  const direction = aberrated(deflected(unit, unit, earth.position), velocity)
  return longitudeOf(toEclipticOfDate(direction, frame)) + frame.precession
}
