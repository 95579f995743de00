import { accepted, type Outcome } from '../outcome.ts'
import { findCrossing } from '../panchanga/limb.ts'
import { type LuminaryTrack, trackLuminaries } from '../sky/luminary-track.ts'
import { RADIANS_PER_DEGREE } from '../sky/trigonometry.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import { type LunarEclipse, lunarEclipseNear } from './lunar-eclipse.ts'
import { type SolarEclipse, solarEclipseNear } from './solar-eclipse.ts'

export type Eclipse = SolarEclipse | LunarEclipse

/** A mean new moon, and the mean length of a lunation in days (Meeus, Astronomical Algorithms, ch. 49). */
const MEAN_NEW_MOON: JulianDay = 2451550.09766
const LUNATION = 29.530588861
const ELONGATION_PER_DAY = 12.19

/** Beyond this latitude of the Moon at new or full moon no shadow reaches anything, degrees. */
const LATITUDE_LIMIT = 1.7

/** The new or full moon near a guess: the Moon's elongation is 0 or 180 degrees. */
function syzygyNear(guess: JulianDay, elongation: 0 | 180, track: LuminaryTrack): JulianDay {
  const elongationAt = (jdUt: JulianDay) =>
    (track.moonAt(jdUt).longitude - track.sunAt(jdUt).longitude) / RADIANS_PER_DEGREE
  return findCrossing(elongationAt, elongation, guess, ELONGATION_PER_DAY)
}

/** The eclipse of the half lunation with this number, counted from the first new moon of 2000, if there is one. */
function eclipseOfHalfLunation(half: number): Eclipse | undefined {
  const isNewMoon = half % 2 === 0
  const guess = MEAN_NEW_MOON + (half / 2) * LUNATION
  const track = trackLuminaries(guess)
  const syzygy = syzygyNear(guess, isNewMoon ? 0 : 180, track)
  if (Math.abs(track.moonAt(syzygy).latitude) > LATITUDE_LIMIT * RADIANS_PER_DEGREE) return undefined
  return isNewMoon ? solarEclipseNear(syzygy, track) : lunarEclipseNear(syzygy, track)
}

/**
 * Every eclipse of the Sun and the Moon, anywhere on Earth, whose greatest moment lies between two Julian Days UT, in order;
 * 1900 to 2100. Times are within 20 s of the catalogues of Fred Espenak before 2025, and differ later by delta T.
 */
export function listEclipses(from: JulianDay, until: JulianDay): Outcome<Eclipse[], TimeRefusal> {
  for (const edge of [from, until]) {
    const supported = checkSupported(edge)
    if (!supported.ok) return supported
  }
  const first = Math.floor(((from - MEAN_NEW_MOON) / LUNATION) * 2) - 1
  const last = Math.ceil(((until - MEAN_NEW_MOON) / LUNATION) * 2) + 1
  const isInside = ({ greatestJdUt }: Eclipse) => greatestJdUt >= from && greatestJdUt < until
  const halves = Array.from({ length: last - first + 1 }, (_, step) => first + step)
  return accepted(halves.flatMap((half) => eclipseOfHalfLunation(half) ?? []).filter(isInside))
}
