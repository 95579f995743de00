import type { JulianDay } from '../time/julian-day.ts'
import { KM_PER_AU, type Luminary, shortWay } from './apparent.ts'
import type { Location } from './location.ts'
import type { LuminaryTrack } from './luminary-track.ts'
import { greenwichSiderealTime } from './sidereal-time.ts'
import { acos, asin, atan2, cos, RADIANS_PER_ARCSECOND, RADIANS_PER_DEGREE, sin, TURN } from './trigonometry.ts'

/**
 * When the Sun or Moon counts as risen. `hindu`: the centre of the disc on the horizon, geocentric, without refraction,
 * with ecliptic latitude 0 for the Sun. `upperLimb`: the upper limb on the sea horizon with standard refraction.
 */
export const SUNRISE_RULES = ['hindu', 'upperLimb'] as const
export type SunriseRule = (typeof SUNRISE_RULES)[number]

/** Almanacs on the wall and on the phone print it today, so panchanga, festivals and muhurta begin their days with it. */
export const ALMANAC_SUNRISE: SunriseRule = 'upperLimb'

const REFRACTION = (33.593 / 60) * RADIANS_PER_DEGREE
const SOLAR_RADIUS_AU = 696000 / KM_PER_AU
const SOLAR_PARALLAX = 8.794 * RADIANS_PER_ARCSECOND
const EARTH_RADIUS_KM = 6378.137
const LUNAR_RADIUS_KM = 1737.4

/** Mean rate of the hour angle, radians per day. */
const HOUR_ANGLE_RATE: Record<Luminary, number> = { sun: TURN, moon: TURN * 0.9662 }
const TOLERANCE_DAYS = 1e-7
const MAX_STEPS = 12

export type Sight = { hourAngle: number; declination: number; distance: number }

/** Hour angle in (-pi, pi] and declination, radians. */
export function sightOf(
  name: Luminary,
  jdUt: JulianDay,
  { lon }: Location,
  rule: SunriseRule,
  track: LuminaryTrack,
): Sight {
  const position = name === 'sun' ? track.sunAt(jdUt) : track.moonAt(jdUt)
  const frame = track.frameAt(jdUt)
  const longitude = position.longitude + frame.nutationLongitude
  const latitude = rule === 'hindu' && name === 'sun' ? 0 : position.latitude

  const sinE = sin(frame.trueObliquity)
  const cosE = cos(frame.trueObliquity)
  const x = cos(latitude) * cos(longitude)
  const y = cos(latitude) * sin(longitude) * cosE - sin(latitude) * sinE
  const z = cos(latitude) * sin(longitude) * sinE + sin(latitude) * cosE
  const angle = greenwichSiderealTime(jdUt, frame) + lon * RADIANS_PER_DEGREE - atan2(y, x)
  return { hourAngle: shortWay(angle), declination: asin(z), distance: position.distance }
}

/** The geocentric altitude of the centre at rise and set, radians. */
function altitudeOfEvent(name: Luminary, distance: number, rule: SunriseRule): number {
  if (rule === 'hindu') return 0
  if (name === 'sun') return -(REFRACTION + asin(SOLAR_RADIUS_AU / distance) - SOLAR_PARALLAX / distance)
  return asin(EARTH_RADIUS_KM / distance) - REFRACTION - asin(LUNAR_RADIUS_KM / distance)
}

/** The hour angle from rise to culmination; undefined while the body stays above or below the horizon all day. */
function halfArc(sight: Sight, name: Luminary, { lat }: Location, rule: SunriseRule): number | undefined {
  const latitude = lat * RADIANS_PER_DEGREE
  const altitude = altitudeOfEvent(name, sight.distance, rule)
  const cosine = (sin(altitude) - sin(latitude) * sin(sight.declination)) / (cos(latitude) * cos(sight.declination))
  return Math.abs(cosine) <= 1 ? acos(cosine) : undefined
}

export type RiseSetInput = {
  luminary: Luminary
  event: 'rise' | 'set'
  location: Location
  rule: SunriseRule
  track: LuminaryTrack
}

/** The rise or set nearest to a culmination; undefined when the body does not cross the horizon. */
function eventOfCulmination(culmination: JulianDay, input: RiseSetInput): JulianDay | undefined {
  const { luminary, event, location, rule, track } = input
  const rate = HOUR_ANGLE_RATE[luminary]
  const direction = event === 'rise' ? -1 : 1
  let jdUt = culmination

  for (let step = 0; step < MAX_STEPS; step++) {
    const sight = sightOf(luminary, jdUt, location, rule, track)
    const arc = halfArc(sight, luminary, location, rule)
    // Near the limit of polar day an intermediate step may find no crossing; clamp it and let the final step decide.
    const target = direction * (arc ?? (isUpAtCulmination(sight, location) ? Math.PI : 0))
    const turn = step === 0 ? target - sight.hourAngle : shortWay(target - sight.hourAngle)
    jdUt += turn / rate
    if (Math.abs(turn / rate) < TOLERANCE_DAYS) return arc === undefined ? undefined : jdUt
  }
  return undefined
}

function isUpAtCulmination({ declination }: Sight, { lat }: Location): boolean {
  return lat * declination > 0
}

/** The approximate culmination nearest to a guess, as a starting point for the search. */
function culminationNear(guess: JulianDay, { luminary, location, rule, track }: RiseSetInput): JulianDay {
  return guess - sightOf(luminary, guess, location, rule, track).hourAngle / HOUR_ANGLE_RATE[luminary]
}

/** The mean time between two culminations, days. */
function daysPerTurn({ luminary }: RiseSetInput): number {
  return TURN / HOUR_ANGLE_RATE[luminary]
}

const SEARCH_DAYS = 2

/** Two rises of the Sun or the Moon are never closer than this, even where day length changes fast. */
const SHORTEST_GAP_DAYS = 0.9

/** The first rise or set after an instant, within two days; undefined when there is none (polar day or night). */
export function findNextEvent(after: JulianDay, input: RiseSetInput): JulianDay | undefined {
  const culmination = culminationNear(after, input)
  let nearest: JulianDay | undefined
  for (const turns of [0, 1, -1, 2]) {
    const found = eventOfCulmination(culmination + turns * daysPerTurn(input), input)
    if (found === undefined || found <= after || found - after > SEARCH_DAYS) continue
    if (found - after < SHORTEST_GAP_DAYS) return found
    if (nearest === undefined || found < nearest) nearest = found
  }
  return nearest
}

/** The last rise or set at or before an instant, within two days; undefined when there is none. */
export function findLastEvent(until: JulianDay, input: RiseSetInput): JulianDay | undefined {
  const culmination = culminationNear(until, input)
  let nearest: JulianDay | undefined
  for (const turns of [0, -1, 1, -2]) {
    const found = eventOfCulmination(culmination + turns * daysPerTurn(input), input)
    if (found === undefined || found > until || until - found > SEARCH_DAYS) continue
    if (until - found < SHORTEST_GAP_DAYS) return found
    if (nearest === undefined || found > nearest) nearest = found
  }
  return nearest
}
