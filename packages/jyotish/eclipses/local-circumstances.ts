import type { JdSpan } from '../panchanga/day-parts.ts'
import { KM_PER_AU } from '../sky/apparent.ts'
import type { Location } from '../sky/location.ts'
import { type LuminaryPosition, type LuminaryTrack, trackLuminaries } from '../sky/luminary-track.ts'
import { greenwichSiderealTime } from '../sky/sidereal-time.ts'
import { asin, cos, RADIANS_PER_DEGREE, sin } from '../sky/trigonometry.ts'
import { cross, dot, length, scale, subtract, turnAboutX, type Vector } from '../sky/vector.ts'
import type { JulianDay } from '../time/julian-day.ts'
import type { Eclipse } from './eclipses.ts'
import { shadowAt } from './lunar-eclipse.ts'
import { crossingBetween, lowestWithin } from './search.ts'

/** An eclipse as a place has it, whether or not the Sun or the Moon is up. */
export type LocalEclipse = {
  /** What the place gets: a total eclipse of the Sun is partial, or none, away from its path. */
  type: 'penumbral' | 'partial' | 'annular' | 'total'
  /** First to last touch: of the Sun's disk, of the umbra, or of the penumbra in a penumbral eclipse. */
  whole: JdSpan
  /** The ring or totality, if the place gets it. */
  central: JdSpan | undefined
  greatestJdUt: JulianDay
  /** The part of the diameter that is covered, or the ratio of the diameters if the eclipse is central. */
  magnitude: number
  /** The part of `whole` during which the Sun or the Moon is above the horizon; undefined if it is never. */
  seen: JdSpan | undefined
  /** Is it up at the greatest moment? */
  isGreatestSeen: boolean
}

const EARTH_RADIUS_KM = 6378.137
const FLATTENING = 1 / 298.257223563
const SUN_RADIUS_KM = 696000
const MOON_RADIUS_KM = 0.272508 * EARTH_RADIUS_KM
/** The bottoms of the Moon's valleys, through which the last light comes (Espenak). */
const MOON_VALLEY_RADIUS_KM = 0.272281 * EARTH_RADIUS_KM
/**
 * The altitude of the centre of the Sun or the Moon from which an eclipse is seen: `refracted` is when its upper limb comes
 * into sight, `geometric` when its centre is on the horizon without refraction.
 */
const RISING_ALTITUDES = { refracted: -0.833 * RADIANS_PER_DEGREE, geometric: 0 } as const
export type EclipseHorizon = keyof typeof RISING_ALTITUDES

/** The local greatest moment is within this of that of the Earth, and a local eclipse lasts no longer. */
const REACH_DAYS = 0.15
const STEP_DAYS = 1 / 288

type Observed = { sun: Vector; moon: Vector; up: Vector }

function toEquator(body: LuminaryPosition, nutation: number, obliquity: number, unitKm: number): Vector {
  const longitude = body.longitude + nutation
  const ecliptic = {
    x: cos(body.latitude) * cos(longitude),
    y: cos(body.latitude) * sin(longitude),
    z: sin(body.latitude),
  }
  return scale(turnAboutX(ecliptic, -sin(obliquity), cos(obliquity)), body.distance * unitKm)
}

/** The Sun and the Moon from a place at sea level on the ellipsoid WGS 84, in km along true equatorial axes. */
function observe(jdUt: JulianDay, { lat, lon }: Location, track: LuminaryTrack): Observed {
  const frame = track.frameAt(jdUt)
  const angle = greenwichSiderealTime(jdUt, frame) + lon * RADIANS_PER_DEGREE
  const latitude = lat * RADIANS_PER_DEGREE
  const up = { x: cos(latitude) * cos(angle), y: cos(latitude) * sin(angle), z: sin(latitude) }
  const polar = (1 - FLATTENING) * (1 - FLATTENING)
  const normal = EARTH_RADIUS_KM / Math.sqrt(cos(latitude) * cos(latitude) + polar * sin(latitude) * sin(latitude))
  const observer = { x: normal * up.x, y: normal * up.y, z: normal * polar * up.z }
  const seenFrom = (body: LuminaryPosition, unitKm: number) =>
    subtract(toEquator(body, frame.nutationLongitude, frame.trueObliquity, unitKm), observer)
  return { sun: seenFrom(track.sunAt(jdUt), KM_PER_AU), moon: seenFrom(track.moonAt(jdUt), 1), up }
}

/** Exact for small angles too, where an arc cosine is not. */
function angleBetween(a: Vector, b: Vector): number {
  return Math.atan2(length(cross(a, b)), dot(a, b))
}

function altitude(body: Vector, up: Vector): number {
  return asin(dot(body, up) / length(body))
}

type Disks = { apart: number; sun: number; moon: number; moonValleys: number }

function disksAt(jdUt: JulianDay, location: Location, track: LuminaryTrack): Disks {
  const { sun, moon } = observe(jdUt, location, track)
  return {
    apart: angleBetween(sun, moon),
    sun: asin(SUN_RADIUS_KM / length(sun)),
    moon: asin(MOON_RADIUS_KM / length(moon)),
    moonValleys: asin(MOON_VALLEY_RADIUS_KM / length(moon)),
  }
}

type Phases = Omit<LocalEclipse, 'seen' | 'isGreatestSeen'>

/** When a quantity is below zero around an instant at which it is. */
function spanAround(inside: JulianDay, valueAt: (jdUt: JulianDay) => number): JdSpan {
  return {
    startJdUt: crossingBetween(inside - REACH_DAYS, inside, valueAt),
    endJdUt: crossingBetween(inside, inside + REACH_DAYS, valueAt),
  }
}

function solarPhases(near: JulianDay, location: Location, track: LuminaryTrack): Phases | undefined {
  const at = (jdUt: JulianDay) => disksAt(jdUt, location, track)
  const range = { startJdUt: near - REACH_DAYS, endJdUt: near + REACH_DAYS }
  const greatestJdUt = lowestWithin(range, STEP_DAYS, (jdUt) => at(jdUt).apart)
  const untouched = ({ apart, sun, moon }: Disks) => apart - sun - moon
  const greatest = at(greatestJdUt)
  if (untouched(greatest) >= 0) return undefined

  const whole = spanAround(greatestJdUt, (jdUt) => untouched(at(jdUt)))
  const isTotal = greatest.moonValleys > greatest.sun
  const uncovered = ({ apart, sun, moonValleys }: Disks) => apart - Math.abs(moonValleys - sun)
  if (uncovered(greatest) >= 0) {
    const magnitude = (greatest.sun + greatest.moon - greatest.apart) / (2 * greatest.sun)
    return { type: 'partial', whole, central: undefined, greatestJdUt, magnitude }
  }
  const central = spanAround(greatestJdUt, (jdUt) => uncovered(at(jdUt)))
  return { type: isTotal ? 'total' : 'annular', whole, central, greatestJdUt, magnitude: greatest.moon / greatest.sun }
}

function lunarPhases(eclipse: Extract<Eclipse, { kind: 'lunar' }>, track: LuminaryTrack): Phases {
  const { type, greatestJdUt, umbralMagnitude, penumbralMagnitude } = eclipse
  const at = (jdUt: JulianDay) => shadowAt(jdUt, track)
  const isPenumbral = type === 'penumbral'
  const whole = spanAround(greatestJdUt, (jdUt) => {
    const { distance, umbra, penumbra, moonRadius } = at(jdUt)
    return distance - (isPenumbral ? penumbra : umbra) - moonRadius
  })
  const insideUmbra = (jdUt: JulianDay) => at(jdUt).distance - at(jdUt).umbra + at(jdUt).moonRadius
  const central = type === 'total' ? spanAround(greatestJdUt, insideUmbra) : undefined
  return { type, whole, central, greatestJdUt, magnitude: isPenumbral ? penumbralMagnitude : umbralMagnitude }
}

/**
 * An eclipse at a place; undefined where the Moon's shadow passes it by. Contacts of the Sun are within some seconds of published
 * local circumstances; the Moon's limb and the height of the place are not considered.
 */
export function localEclipse(
  eclipse: Eclipse,
  location: Location,
  horizon: EclipseHorizon = 'refracted',
): LocalEclipse | undefined {
  const track = trackLuminaries(eclipse.greatestJdUt)
  const phases =
    eclipse.kind === 'solar' ? solarPhases(eclipse.greatestJdUt, location, track) : lunarPhases(eclipse, track)
  if (!phases) return undefined
  const heightAt = (jdUt: JulianDay) => {
    const { sun, moon, up } = observe(jdUt, location, track)
    return altitude(eclipse.kind === 'solar' ? sun : moon, up) - RISING_ALTITUDES[horizon]
  }
  const seen = partAbove(phases.whole, heightAt)
  return { ...phases, seen, isGreatestSeen: heightAt(phases.greatestJdUt) > 0 }
}

/** The first part of a span in which a body is up: no eclipse is so long that it sets and rises again. */
function partAbove({ startJdUt, endJdUt }: JdSpan, heightAt: (jdUt: JulianDay) => number): JdSpan | undefined {
  const steps = Math.ceil((endJdUt - startJdUt) / STEP_DAYS)
  const instants = Array.from({ length: steps + 1 }, (_, step) => startJdUt + ((endJdUt - startJdUt) * step) / steps)
  const first = instants.findIndex((jdUt) => heightAt(jdUt) > 0)
  const last = instants.findLastIndex((jdUt) => heightAt(jdUt) > 0)
  const [rising, firstUp, lastUp, setting] = [instants[first - 1], instants[first], instants[last], instants[last + 1]]
  if (firstUp === undefined || lastUp === undefined) return undefined
  return {
    startJdUt: rising === undefined ? startJdUt : crossingBetween(rising, firstUp, heightAt),
    endJdUt: setting === undefined ? endJdUt : crossingBetween(lastUp, setting, heightAt),
  }
}
