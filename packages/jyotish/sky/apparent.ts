import { type MeanFrame, toEclipticOfDate } from './frame.ts'
import type { Planet, State } from './heliocentric.ts'
import type { LunarState } from './lunar.ts'
import { asin, atan2, cos, sin, TURN } from './trigonometry.ts'
import { add, dot, length, scale, subtract, turnAboutZ, type Vector } from './vector.ts'

export type Luminary = 'sun' | 'moon'
export type Body = Luminary | Exclude<Planet, 'earth'>

/**
 * The apparent geocentric position of a body on the ecliptic of date, from the mean equinox.
 * Radians, radians per day, au. Add the frame's nutation in longitude for the true equinox.
 */
export type ApparentPlace = { longitude: number; latitude: number; distance: number; rate: number }

/** The Gaussian gravitational constant squared, au^3 per day^2. */
const SOLAR_GRAVITY = 0.0002959122082855911
const LIGHT_DAYS_PER_AU = 0.005775518331436995
export const KM_PER_AU = 149597870.7
/** Twice the Sun's gravitational radius, au. */
const DEFLECTION = 1.97412574336e-8
const SOLAR_RADIUS = 696000 / KM_PER_AU

/** Speeds are central differences over twice this step, days. */
export const HALF_STEP = 0.005

/** The position a few hours away, assuming free fall around the Sun. */
function positionAfter({ position, velocity }: State, days: number): Vector {
  const distance = length(position)
  const pull = (-SOLAR_GRAVITY * days * days) / (2 * distance * distance * distance)
  return add(scale(position, 1 + pull), scale(velocity, days))
}

function velocityAfter({ position, velocity }: State, days: number): Vector {
  const distance = length(position)
  return add(velocity, scale(position, (-SOLAR_GRAVITY * days) / (distance * distance * distance)))
}

/** The fraction of the Sun's mass within a fraction of its radius (squared), approximating the standard solar model. */
function enclosedMass(shareSquared: number): number {
  if (shareSquared >= 1) return 1
  const outside = (1 - shareSquared) * (1 - shareSquared)
  const fourth = outside * outside
  return 1 - fourth * fourth
}

/** Light deflection by the Sun: 1.75" at its limb; behind the disc only the mass inside the line of sight deflects. */
export function deflected(direction: Vector, planet: Vector, earth: Vector): Vector {
  const planetDistance = length(planet)
  const earthDistance = length(earth)
  const q = scale(planet, 1 / planetDistance)
  const e = scale(earth, 1 / earthDistance)
  const towardSun = -dot(direction, e)
  const limb = SOLAR_RADIUS / earthDistance
  const sineSquared = Math.max(0, 1 - towardSun * towardSun)
  const pulling = towardSun > 0 ? enclosedMass(sineSquared / (limb * limb)) : 1
  const strength = (pulling * DEFLECTION) / (earthDistance * Math.max(1e-9, 1 + dot(q, e)))
  return add(direction, scale(subtract(scale(e, dot(direction, q)), scale(q, dot(direction, e))), strength))
}

/** Relativistic aberration of a unit direction for an observer velocity in au per day. */
export function aberrated(direction: Vector, velocity: Vector): Vector {
  const beta = scale(velocity, LIGHT_DAYS_PER_AU)
  const inverseGamma = Math.sqrt(1 - dot(beta, beta))
  const along = dot(direction, beta)
  const sum = add(scale(direction, inverseGamma), scale(beta, 1 + along / (1 + inverseGamma)))
  return scale(sum, 1 / (1 + along))
}

/** The apparent direction of a planet or the Sun some days from the states' instant, and its true distance. */
function sight(body: State | undefined, earth: State, days: number): { direction: Vector; distance: number } {
  const observer = positionAfter(earth, days)
  let seen = body ? positionAfter(body, days) : { x: 0, y: 0, z: 0 }
  let line = subtract(seen, observer)
  if (body) {
    for (let step = 0; step < 2; step++) {
      seen = positionAfter(body, days - length(line) * LIGHT_DAYS_PER_AU)
      line = subtract(seen, observer)
    }
  }
  const distance = length(line)
  const unit = scale(line, 1 / distance)
  const bent = body ? deflected(unit, seen, observer) : unit
  return { direction: aberrated(bent, velocityAfter(earth, days)), distance }
}

export function longitudeOf(direction: Vector): number {
  return atan2(direction.y, direction.x)
}

/** Reduces an angle difference to [-pi, pi]. */
export function shortWay(difference: number): number {
  return difference - TURN * Math.round(difference / TURN)
}

/**
 * The apparent place of a planet, or of the Sun when `body` is undefined.
 *
 * Light-time, deflection and aberration use states extrapolated along their orbits for a few hours, so the series are
 * evaluated only once. The Sun's motion about the barycentre shifts light-time and aberration by the same amount in
 * opposite directions, so both leave it out.
 */
export function apparentPlace(body: State | undefined, earth: State, frame: MeanFrame): ApparentPlace {
  const { direction, distance } = sight(body, earth, 0)
  const here = toEclipticOfDate(direction, frame)
  const before = toEclipticOfDate(sight(body, earth, -HALF_STEP).direction, frame)
  const after = toEclipticOfDate(sight(body, earth, HALF_STEP).direction, frame)
  return {
    longitude: longitudeOf(here) + frame.precession,
    latitude: asin(here.z / length(here)),
    distance,
    rate: shortWay(longitudeOf(after) - longitudeOf(before)) / (2 * HALF_STEP) + frame.precessionRate,
  }
}

/** Position, velocity and acceleration in ecliptic axes of date that rotate with the mean equinox, per day. */
function turningWithEquinox(position: Vector, velocity: Vector, acceleration: Vector, frame: MeanFrame) {
  const rate = frame.precessionRate
  const sine = -sin(frame.precession)
  const cosine = cos(frame.precession)
  const place = turnAboutZ(toEclipticOfDate(position, frame), sine, cosine)
  const motion = turnAboutZ(toEclipticOfDate(velocity, frame), sine, cosine)
  return {
    position: place,
    velocity: { x: motion.x - rate * place.y, y: motion.y + rate * place.x, z: motion.z },
    acceleration: turnAboutZ(toEclipticOfDate(acceleration, frame), sine, cosine),
  }
}

/** The apparent Moon as vectors in km on the ecliptic of date, corrected for its light-time of 1.3 s. */
export function apparentMoonVectors(moon: LunarState, frame: MeanFrame) {
  const lightDays = (length(moon.position) / KM_PER_AU) * LIGHT_DAYS_PER_AU
  return turningWithEquinox(
    subtract(moon.position, scale(moon.velocity, lightDays)),
    subtract(moon.velocity, scale(moon.acceleration, lightDays)),
    moon.acceleration,
    frame,
  )
}

/** The apparent Sun as vectors in au on the ecliptic of date. */
export function apparentSunVectors(earth: State, frame: MeanFrame) {
  const seenAt = (days: number) => {
    const { direction, distance } = sight(undefined, earth, days)
    return scale(direction, distance)
  }
  const place = seenAt(0)
  const before = seenAt(-HALF_STEP)
  const after = seenAt(HALF_STEP)
  const velocity = scale(subtract(after, before), 1 / (2 * HALF_STEP))
  const distance = length(place)
  return turningWithEquinox(place, velocity, scale(place, -SOLAR_GRAVITY / (distance * distance * distance)), frame)
}

/** The apparent geocentric place of the Moon. */
export function apparentMoon(moon: LunarState, frame: MeanFrame): ApparentPlace {
  const { position, velocity } = apparentMoonVectors(moon, frame)
  const flatSquared = position.x * position.x + position.y * position.y
  return {
    longitude: longitudeOf(position),
    latitude: asin(position.z / length(position)),
    distance: length(moon.position) / KM_PER_AU,
    rate: (position.x * velocity.y - position.y * velocity.x) / flatSquared,
  }
}
