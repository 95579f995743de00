import type { JulianDay } from '../time/julian-day.ts'
import { KM_PER_AU, shortWay } from './apparent.ts'
import type { Location } from './location.ts'
import type { Light, LuminaryTrack } from './luminary-track.ts'
import { greenwichSiderealTime } from './sidereal-time.ts'
import { acos, asin, atan2, cos, RADIANS_PER_ARCSECOND, RADIANS_PER_DEGREE, sin, TURN } from './trigonometry.ts'

/**
 * When a light counts as risen. `hindu`: the centre of the disc on the horizon, without refraction, seen from the
 * Earth's centre, ecliptic latitude 0. `upperLimb`: the upper limb on the sea horizon through standard air.
 */
export type SunriseRule = 'hindu' | 'upperLimb'
export type LightName = 'sun' | 'moon'

const REFRACTION = (33.593 / 60) * RADIANS_PER_DEGREE
const SOLAR_RADIUS_AU = 696000 / KM_PER_AU
const SOLAR_PARALLAX = 8.794 * RADIANS_PER_ARCSECOND
const EARTH_RADIUS_KM = 6378.137
const LUNAR_RADIUS_KM = 1737.4

/** How fast the sky turns past each light, radians a day. */
const HOUR_ANGLE_RATE: Record<LightName, number> = { sun: TURN, moon: TURN * 0.9662 }
const TOLERANCE_DAYS = 1e-7
const MAX_STEPS = 12

type Sight = { hourAngle: number; declination: number; distance: number }

/** Hour angle in (-pi, pi] and declination of a light at a place and instant. */
function sightOf(name: LightName, jdUt: JulianDay, { lon }: Location, rule: SunriseRule, track: LuminaryTrack): Sight {
  const light: Light = name === 'sun' ? track.sunAt(jdUt) : track.moonAt(jdUt)
  const frame = track.frameAt(jdUt)
  const longitude = light.longitude + frame.nutationLongitude
  const latitude = rule === 'hindu' && name === 'sun' ? 0 : light.latitude

  const sinE = sin(frame.trueObliquity)
  const cosE = cos(frame.trueObliquity)
  const x = cos(latitude) * cos(longitude)
  const y = cos(latitude) * sin(longitude) * cosE - sin(latitude) * sinE
  const z = cos(latitude) * sin(longitude) * sinE + sin(latitude) * cosE
  const angle = greenwichSiderealTime(jdUt, frame) + lon * RADIANS_PER_DEGREE - atan2(y, x)
  return { hourAngle: shortWay(angle), declination: asin(z), distance: light.distance }
}

/** The geocentric altitude of the centre at which a light rises or sets. */
function altitudeOfEvent(name: LightName, distance: number, rule: SunriseRule): number {
  if (rule === 'hindu') return 0
  if (name === 'sun') return -(REFRACTION + asin(SOLAR_RADIUS_AU / distance) - SOLAR_PARALLAX / distance)
  return asin(EARTH_RADIUS_KM / distance) - REFRACTION - asin(LUNAR_RADIUS_KM / distance)
}

/** The half arc from rising to culmination, or undefined while the light stays above or below all day. */
function halfArc(sight: Sight, name: LightName, { lat }: Location, rule: SunriseRule): number | undefined {
  const latitude = lat * RADIANS_PER_DEGREE
  const altitude = altitudeOfEvent(name, sight.distance, rule)
  const cosine = (sin(altitude) - sin(latitude) * sin(sight.declination)) / (cos(latitude) * cos(sight.declination))
  return Math.abs(cosine) <= 1 ? acos(cosine) : undefined
}

export type RiseQuestion = {
  light: LightName
  event: 'rise' | 'set'
  location: Location
  rule: SunriseRule
  track: LuminaryTrack
}

/** The event nearest to the given culmination, or undefined where the light does not cross the horizon. */
function eventOfCulmination(culmination: JulianDay, question: RiseQuestion): JulianDay | undefined {
  const { light, event, location, rule, track } = question
  const rate = HOUR_ANGLE_RATE[light]
  const direction = event === 'rise' ? -1 : 1
  let jdUt = culmination

  for (let step = 0; step < MAX_STEPS; step++) {
    const sight = sightOf(light, jdUt, location, rule, track)
    const arc = halfArc(sight, light, location, rule)
    // On the way a light near the limit of polar day is let go as far as its limit; only the last word counts.
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

/** About the instant nearest to a guess when a light stands on the meridian: a start for the search of its rising. */
function culminationNear(guess: JulianDay, { light, location, rule, track }: RiseQuestion): JulianDay {
  return guess - sightOf(light, guess, location, rule, track).hourAngle / HOUR_ANGLE_RATE[light]
}

/** How long the sky takes to bring a light back to the meridian, days. */
function daysPerTurn({ light }: RiseQuestion): number {
  return TURN / HOUR_ANGLE_RATE[light]
}

const SEARCH_DAYS = 2

/** Risings of the Sun or the Moon are never closer than this, even where day and night change fast. */
const SHORTEST_GAP_DAYS = 0.9

/** The first rising or setting after an instant within two days; undefined in polar day, polar night or no moonrise. */
export function findNextEvent(after: JulianDay, question: RiseQuestion): JulianDay | undefined {
  const culmination = culminationNear(after, question)
  let nearest: JulianDay | undefined
  for (const turns of [0, 1, -1, 2]) {
    const found = eventOfCulmination(culmination + turns * daysPerTurn(question), question)
    if (found === undefined || found <= after || found - after > SEARCH_DAYS) continue
    if (found - after < SHORTEST_GAP_DAYS) return found
    if (nearest === undefined || found < nearest) nearest = found
  }
  return nearest
}

/** The last rising or setting at or before an instant within two days; undefined where there is none. */
export function findLastEvent(until: JulianDay, question: RiseQuestion): JulianDay | undefined {
  const culmination = culminationNear(until, question)
  let nearest: JulianDay | undefined
  for (const turns of [0, -1, 1, -2]) {
    const found = eventOfCulmination(culmination + turns * daysPerTurn(question), question)
    if (found === undefined || found > until || until - found > SEARCH_DAYS) continue
    if (until - found < SHORTEST_GAP_DAYS) return found
    if (nearest === undefined || found > nearest) nearest = found
  }
  return nearest
}
