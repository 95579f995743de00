import { KM_PER_AU } from '../sky/apparent.ts'
import type { LuminaryTrack } from '../sky/luminary-track.ts'
import { acos, asin, cos, sin } from '../sky/trigonometry.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { closestApproach } from './closest-approach.ts'

export type LunarEclipseType = 'penumbral' | 'partial' | 'total'

/** Magnitudes are the part of the Moon's diameter inside the shadow. */
export type LunarEclipse = {
  kind: 'lunar'
  type: LunarEclipseType
  greatestJdUt: JulianDay
  umbralMagnitude: number
  penumbralMagnitude: number
}

const EARTH_RADIUS_KM = 6378.137
const SUN_RADIUS_KM = 696000
const MOON_RADIUS_KM = 0.272488 * EARTH_RADIUS_KM
/** The Earth's radius at latitude 45 degrees, in equatorial radii. */
const MEAN_RADIUS = 0.99834
/** The atmosphere enlarges the shadow by a fiftieth (Chauvenet), as in the catalogue of Espenak. */
const ENLARGEMENT = 1.02

/** The Moon at an instant: its distance from the axis of the shadow, and the radii of the shadows and its own, radians. */
export function shadowAt(jdUt: JulianDay, track: LuminaryTrack) {
  const sun = track.sunAt(jdUt)
  const moon = track.moonAt(jdUt)
  const sunParallax = asin(EARTH_RADIUS_KM / (sun.distance * KM_PER_AU))
  const sunRadius = asin(SUN_RADIUS_KM / (sun.distance * KM_PER_AU))
  const parallax = MEAN_RADIUS * asin(EARTH_RADIUS_KM / moon.distance)
  const antisolar = -(
    cos(moon.latitude) * cos(sun.latitude) * cos(moon.longitude - sun.longitude) +
    sin(moon.latitude) * sin(sun.latitude)
  )
  return {
    distance: acos(antisolar),
    umbra: ENLARGEMENT * (parallax + sunParallax - sunRadius),
    penumbra: ENLARGEMENT * (parallax + sunParallax + sunRadius),
    moonRadius: asin(MOON_RADIUS_KM / moon.distance),
  }
}

/** The lunar eclipse at a full moon, if the Moon touches the penumbra. */
export function lunarEclipseNear(fullMoon: JulianDay, track: LuminaryTrack): LunarEclipse | undefined {
  const greatestJdUt = closestApproach(fullMoon, (jdUt) => shadowAt(jdUt, track).distance)
  const { distance, umbra, penumbra, moonRadius } = shadowAt(greatestJdUt, track)
  const magnitudeIn = (shadow: number) => (shadow + moonRadius - distance) / (2 * moonRadius)
  const umbralMagnitude = magnitudeIn(umbra)
  const penumbralMagnitude = magnitudeIn(penumbra)
  if (penumbralMagnitude <= 0) return undefined
  const shaded = umbralMagnitude >= 1 ? 'total' : 'partial'
  return {
    kind: 'lunar',
    type: umbralMagnitude > 0 ? shaded : 'penumbral',
    greatestJdUt,
    umbralMagnitude,
    penumbralMagnitude,
  }
}
