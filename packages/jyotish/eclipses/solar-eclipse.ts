import { KM_PER_AU } from '../sky/apparent.ts'
import type { LuminaryPosition, LuminaryTrack } from '../sky/luminary-track.ts'
import { cos, sin } from '../sky/trigonometry.ts'
import { add, dot, length, scale, subtract, turnAboutX, type Vector } from '../sky/vector.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { closestApproach } from './closest-approach.ts'

export type SolarEclipseType = 'partial' | 'annular' | 'total' | 'hybrid'

/** `gamma` is the least distance of the shadow's axis from the Earth's centre in equatorial radii, positive to the north. */
export type SolarEclipse = { kind: 'solar'; type: SolarEclipseType; greatestJdUt: JulianDay; gamma: number }

const EARTH_RADIUS_KM = 6378.137
/** The polar radius in equatorial radii. With poles stretched by it the Earth is a sphere of radius 1. */
const POLAR_RADIUS = 1 - 1 / 298.257
const SUN_RADIUS = 696000 / EARTH_RADIUS_KM
/** The Moon's radius in Earth radii: the mean limb for the penumbra, the bottoms of its valleys for the umbra (Espenak). */
const MOON_RADIUS_PENUMBRA = 0.272508
const MOON_RADIUS_UMBRA = 0.272281

/** The axis of the Moon's shadow along true equatorial axes, in Earth radii. */
type ShadowAxis = {
  /** The point of the axis that is nearest to the Earth's centre. */
  nearest: Vector
  /** Its distance from the Earth's centre. */
  distance: number
  /** From that point to the Moon. */
  toMoon: number
  /** The half angles of the cones of penumbra and umbra. */
  penumbraAngle: number
  umbraAngle: number
}

function equatorial(
  { longitude, latitude, distance }: LuminaryPosition,
  obliquity: number,
  polarRadius: number,
): Vector {
  const ecliptic = {
    x: distance * cos(latitude) * cos(longitude),
    y: distance * cos(latitude) * sin(longitude),
    z: distance * sin(latitude),
  }
  const turned = turnAboutX(ecliptic, -sin(obliquity), cos(obliquity))
  return { ...turned, z: turned.z / polarRadius }
}

function shadowAxisAt(jdUt: JulianDay, track: LuminaryTrack, polarRadius = POLAR_RADIUS): ShadowAxis {
  const { trueObliquity } = track.frameAt(jdUt)
  const moon = scale(equatorial(track.moonAt(jdUt), trueObliquity, polarRadius), 1 / EARTH_RADIUS_KM)
  const sun = scale(equatorial(track.sunAt(jdUt), trueObliquity, polarRadius), KM_PER_AU / EARTH_RADIUS_KM)
  const line = subtract(moon, sun)
  const apart = length(line)
  const direction = scale(line, 1 / apart)
  const toMoon = dot(moon, direction)
  const nearest = add(moon, scale(direction, -toMoon))
  return {
    nearest,
    distance: length(nearest),
    toMoon: -toMoon,
    penumbraAngle: (SUN_RADIUS + MOON_RADIUS_PENUMBRA) / apart,
    umbraAngle: (SUN_RADIUS - MOON_RADIUS_UMBRA) / apart,
  }
}

/** The radius of the umbra at a height towards the Moon above the Earth's centre; negative where it is an antumbra. */
function umbraRadius({ toMoon, umbraAngle }: ShadowAxis, height: number): number {
  return MOON_RADIUS_UMBRA - (toMoon - height) * umbraAngle
}

const HALF_PATH_DAYS = 0.125

/** When the axis enters or leaves the Earth, on one side of the greatest eclipse. */
function edgeOfPath(greatest: JulianDay, side: 1 | -1, track: LuminaryTrack): JulianDay {
  let inside = greatest
  let outside = greatest + side * HALF_PATH_DAYS
  for (let step = 0; step < 20; step++) {
    const middle = (inside + outside) / 2
    if (shadowAxisAt(middle, track).distance < 1) inside = middle
    else outside = middle
  }
  return inside
}

/** A central eclipse is hybrid when the umbra reaches the middle of its path and falls short at one of its ends. */
function centralType(greatest: JulianDay, axis: ShadowAxis, track: LuminaryTrack): SolarEclipseType {
  const height = Math.sqrt(Math.max(0, 1 - axis.distance * axis.distance))
  if (umbraRadius(axis, height) < 0) return 'annular'
  const ends = ([-1, 1] as const).map((side) => shadowAxisAt(edgeOfPath(greatest, side, track), track))
  return ends.every((end) => umbraRadius(end, 0) > 0) ? 'total' : 'hybrid'
}

function typeOf(greatest: JulianDay, axis: ShadowAxis, track: LuminaryTrack): SolarEclipseType | undefined {
  const penumbra = MOON_RADIUS_PENUMBRA + axis.toMoon * axis.penumbraAngle
  if (axis.distance > 1 + penumbra) return undefined
  if (axis.distance <= 1) return centralType(greatest, axis, track)
  // Near the poles the edge of the umbra can touch the Earth while its axis passes by.
  const umbra = umbraRadius(axis, 0)
  if (axis.distance > 1 + Math.abs(umbra)) return 'partial'
  return umbra > 0 ? 'total' : 'annular'
}

/** The solar eclipse at a new moon, if the penumbra touches the Earth. */
export function solarEclipseNear(newMoon: JulianDay, track: LuminaryTrack): SolarEclipse | undefined {
  const unstretched = (jdUt: JulianDay) => shadowAxisAt(jdUt, track, 1)
  const greatestJdUt = closestApproach(newMoon, (jdUt) => unstretched(jdUt).distance)
  const type = typeOf(greatestJdUt, shadowAxisAt(greatestJdUt, track), track)
  if (type === undefined) return undefined
  const { nearest, distance } = unstretched(greatestJdUt)
  return { kind: 'solar', type, greatestJdUt, gamma: Math.sign(nearest.z) * distance }
}
