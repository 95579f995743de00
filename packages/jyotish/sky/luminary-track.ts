import type { JulianDay } from '../time/julian-day.ts'
import { apparentMoonVectors, apparentSunVectors, longitudeOf } from './apparent.ts'
import { heliocentricState } from './heliocentric.ts'
import { lunarState } from './lunar.ts'
import { momentAt } from './moment.ts'
import { asin } from './trigonometry.ts'
import { length, type Vector } from './vector.ts'

/** A light at an instant on the ecliptic and from the mean equinox of date: radians, and the vector's own unit. */
export type Light = { longitude: number; latitude: number; distance: number }

/** The slowly changing frame at an instant, radians. */
export type TrackFrame = { nutationLongitude: number; meanObliquity: number; trueObliquity: number; centuries: number }

/**
 * The Sun (au) and the Moon (km) as smooth curves through their exact places at each midnight UT.
 *
 * A panchanga asks for them a hundred times within two days. Fifth-degree arcs that match place, velocity and
 * acceleration stay within 0.002" of the series and cost a hundredth of them.
 */
export type LuminaryTrack = {
  sunAt(jdUt: JulianDay): Light
  moonAt(jdUt: JulianDay): Light
  frameAt(jdUt: JulianDay): TrackFrame
}

export type Curve = { position: Vector; velocity: Vector; acceleration: Vector }
type Node = { sun: Curve; moon: Curve; frame: TrackFrame }

/** The weights of Hermite's quintic over one day, for places, velocities and accelerations at both ends. */
function weightsAt(p: number): readonly [number, number, number, number, number, number] {
  const p2 = p * p
  const p3 = p2 * p
  const p4 = p3 * p
  const p5 = p4 * p
  const rise = 10 * p3 - 15 * p4 + 6 * p5
  return [
    1 - rise,
    rise,
    p - 6 * p3 + 8 * p4 - 3 * p5,
    -4 * p3 + 7 * p4 - 3 * p5,
    (p2 - 3 * p3 + 3 * p4 - p5) / 2,
    (p3 - 2 * p4 + p5) / 2,
  ]
}

function blend(start: Curve, end: Curve, p: number): Vector {
  const [a, b, c, d, e, f] = weightsAt(p)
  const along = (axis: keyof Vector) =>
    a * start.position[axis] +
    b * end.position[axis] +
    c * start.velocity[axis] +
    d * end.velocity[axis] +
    e * start.acceleration[axis] +
    f * end.acceleration[axis]
  return { x: along('x'), y: along('y'), z: along('z') }
}

function lightOf(vector: Vector): Light {
  const distance = length(vector)
  return { longitude: longitudeOf(vector), latitude: asin(vector.z / distance), distance }
}

function nodeAt(jdUt: JulianDay): Node {
  const { frame } = momentAt(jdUt)
  return {
    sun: apparentSunVectors(heliocentricState('earth', frame.centuries), frame),
    moon: apparentMoonVectors(lunarState(frame.centuries), frame),
    frame,
  }
}

/** A track that finds each midnight's places once, when first asked. */
export function trackLuminaries(): LuminaryTrack {
  const nodes = new Map<number, Node>()

  function nodeOf(day: number): Node {
    const known = nodes.get(day)
    if (known) return known
    const node = nodeAt(day + 0.5)
    nodes.set(day, node)
    return node
  }

  function around(jdUt: JulianDay) {
    const day = Math.floor(jdUt - 0.5)
    return { start: nodeOf(day), end: nodeOf(day + 1), p: jdUt - 0.5 - day }
  }

  return {
    sunAt(jdUt) {
      const { start, end, p } = around(jdUt)
      return lightOf(blend(start.sun, end.sun, p))
    },
    moonAt(jdUt) {
      const { start, end, p } = around(jdUt)
      return lightOf(blend(start.moon, end.moon, p))
    },
    frameAt(jdUt) {
      const { start, end, p } = around(jdUt)
      const between = (key: keyof TrackFrame) => start.frame[key] + p * (end.frame[key] - start.frame[key])
      return {
        nutationLongitude: between('nutationLongitude'),
        meanObliquity: between('meanObliquity'),
        trueObliquity: between('trueObliquity'),
        centuries: between('centuries'),
      }
    },
  }
}
