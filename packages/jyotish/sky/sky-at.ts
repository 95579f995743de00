import { type Degrees, normalizeDegrees } from '../angles.ts'
import { type MeanAyanamsa, meanAyanamsa } from '../ayanamsa/ayanamsa.ts'
import type { Ayanamsa } from '../ayanamsa/modes.ts'
import type { Graha } from '../grahas.ts'
import { accepted, type Outcome } from '../outcome.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import { type Bodies, bodiesAt } from './bodies.ts'
import { type Instant, instantAt } from './instant.ts'
import type { NodeKind } from './nodes.ts'
import { RADIANS_PER_DEGREE } from './trigonometry.ts'

/** Defaults to the Lahiri ayanamsa and the mean node. */
export type SkyOptions = { ayanamsa?: Ayanamsa; node?: NodeKind }

/** The apparent geocentric position of a graha in degrees. The nodes have no distance. */
export type GrahaPosition = {
  /** Sidereal longitude, [0, 360). */
  longitude: Degrees
  latitude: Degrees
  /** Sidereal motion in longitude, degrees per day. */
  speed: number
  isRetrograde: boolean
  /** Longitude from the true equinox, [0, 360). */
  tropicalLongitude: Degrees
  distanceAu?: number
}

/** The nine grahas at an instant, with the conventions used. */
export type Sky = {
  jdUt: JulianDay
  /** Terrestrial time minus universal time, seconds. */
  deltaT: number
  ayanamsa: Ayanamsa
  node: NodeKind
  /** The ayanamsa without nutation, degrees. */
  ayanamsaMean: Degrees
  grahas: Record<Graha, GrahaPosition>
}

type PlaceLike = { longitude: number; rate: number; latitude?: number; distance?: number }

function position(place: PlaceLike, instant: Instant, ayanamsa: MeanAyanamsa): GrahaPosition {
  const mean = place.longitude / RADIANS_PER_DEGREE
  const speed = place.rate / RADIANS_PER_DEGREE - ayanamsa.rate
  return {
    longitude: normalizeDegrees(mean - ayanamsa.value),
    latitude: (place.latitude ?? 0) / RADIANS_PER_DEGREE,
    speed,
    isRetrograde: speed < 0,
    tropicalLongitude: normalizeDegrees(mean + instant.frame.nutationLongitude / RADIANS_PER_DEGREE),
    ...(place.distance === undefined ? {} : { distanceAu: place.distance }),
  }
}

export function grahasOf(bodies: Bodies, instant: Instant, ayanamsa: MeanAyanamsa, node: NodeKind): Sky['grahas'] {
  const at = (place: PlaceLike) => position(place, instant, ayanamsa)
  const { places } = bodies
  const rahu = node === 'true' ? bodies.trueNode : bodies.meanNode
  return {
    sun: at(places.sun),
    moon: at(places.moon),
    mars: at(places.mars),
    mercury: at(places.mercury),
    jupiter: at(places.jupiter),
    venus: at(places.venus),
    saturn: at(places.saturn),
    rahu: at(rahu),
    ketu: at({ ...rahu, longitude: rahu.longitude + Math.PI }),
  }
}

/**
 * The nine sidereal grahas at a Julian Day UT, 1900 to 2100: Sun to Saturn within 1", the mean node within 0.3", the
 * true node within 10" (VSOP87B, ELP/MPP02, IAU 2006/2000B). Refuses other years.
 */
export function skyAt(jdUt: JulianDay, options: SkyOptions = {}): Outcome<Sky, TimeRefusal> {
  const supported = checkSupported(jdUt)
  if (!supported.ok) return supported

  const { ayanamsa = 'lahiri', node = 'mean' } = options
  const instant = instantAt(jdUt)
  const mean = meanAyanamsa(ayanamsa, instant.frame)
  const grahas = grahasOf(bodiesAt(instant), instant, mean, node)
  return accepted({ jdUt, deltaT: instant.deltaT, ayanamsa, node, ayanamsaMean: mean.value, grahas })
}
