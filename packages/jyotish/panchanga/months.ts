import { type Degrees, normalizeDegrees } from '../angles.ts'
import { RADIANS_PER_DEGREE } from '../sky/trigonometry.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { type RashiIndex, rashiAt, wrapRashi } from '../zodiac/rashi.ts'
import { findCrossing, limbAngle, type PanchangaSky } from './limb.ts'

const ELONGATION_PER_DAY = 12.19
const SYNODIC_MONTH = 29.530589
const SUN_PER_DAY = 0.9856

/** The lunar month an instant belongs to; months are counted from Chaitra = 0. */
export type LunarMonth = {
  /** The name by months that end with the new moon, as in the south and west of India. */
  amanta: number
  /** The name by months that end with the full moon, as in the north. */
  purnimanta: number
  /** A month without a solar ingress, named after the one that follows and added to the year. */
  isAdhika: boolean
  /** A month with two ingresses, which swallows a name. */
  isKshaya: boolean
  /** The new moons around the instant, Julian Days UT. */
  startJdUt: JulianDay
  endJdUt: JulianDay
}

/** The Sun's sidereal longitude in degrees. */
function solarLongitude(jdUt: JulianDay, { track, ayanamsaAt }: PanchangaSky): Degrees {
  return normalizeDegrees(track.sunAt(jdUt).longitude / RADIANS_PER_DEGREE - ayanamsaAt(jdUt))
}

function newMoonNear(guess: JulianDay, sky: PanchangaSky): JulianDay {
  return findCrossing((jdUt) => limbAngle('tithi', jdUt, sky), 0, guess, ELONGATION_PER_DAY)
}

/** The lunar month of an instant: named by the sign the Sun enters in it, Chaitra being that of Mesha. */
export function lunarMonthAt(jdUt: JulianDay, sky: PanchangaSky): LunarMonth {
  const elongation = normalizeDegrees(limbAngle('tithi', jdUt, sky))
  let startJdUt = newMoonNear(jdUt - elongation / ELONGATION_PER_DAY, sky)
  if (startJdUt > jdUt) startJdUt = newMoonNear(startJdUt - SYNODIC_MONTH, sky)
  let endJdUt = newMoonNear(startJdUt + SYNODIC_MONTH, sky)
  if (endJdUt <= jdUt) {
    startJdUt = endJdUt
    endJdUt = newMoonNear(startJdUt + SYNODIC_MONTH, sky)
  }

  const first = rashiAt(solarLongitude(startJdUt, sky))
  const last = rashiAt(solarLongitude(endJdUt, sky))
  const isAdhika = first === last
  const amanta = wrapRashi(first + 1)
  const isDark = elongation >= 180
  return {
    amanta,
    purnimanta: isDark && !isAdhika ? wrapRashi(amanta + 1) : amanta,
    isAdhika,
    isKshaya: wrapRashi(last - first) === 2,
    startJdUt,
    endJdUt,
  }
}

/** The solar month of an instant: the Sun's sign, and the ingresses (sankranti) that open and close it. */
export type SolarMonth = { rashi: RashiIndex; startJdUt: JulianDay; endJdUt: JulianDay }

/** The solar month of an instant, its ingresses within a few seconds of the theory. */
export function solarMonthAt(jdUt: JulianDay, sky: PanchangaSky): SolarMonth {
  const longitude = solarLongitude(jdUt, sky)
  const rashi = rashiAt(longitude)
  const since = normalizeDegrees(longitude - 30 * rashi) / SUN_PER_DAY
  const start = since > 180 ? jdUt : jdUt - since
  const at = (instant: JulianDay) => solarLongitude(instant, sky)
  return {
    rashi,
    startJdUt: findCrossing(at, 30 * rashi, start, SUN_PER_DAY),
    endJdUt: findCrossing(at, 30 * (rashi + 1), start + 30 / SUN_PER_DAY, SUN_PER_DAY),
  }
}
