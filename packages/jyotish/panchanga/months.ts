import { type Degrees, normalizeDegrees } from '../angles.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { type RashiIndex, rashiAt, wrapRashi } from '../zodiac/rashi.ts'
import { findCrossing, limbAngle, type PanchangaSky } from './limb.ts'
import { siderealLongitude } from './stays.ts'

const ELONGATION_PER_DAY = 12.19
const SYNODIC_MONTH = 29.530589
const SUN_PER_DAY = 0.9856

/** A lunar month; months are numbered from Chaitra = 0. */
export type LunarMonth = {
  /** The month in the amanta system, which ends months at the new moon (south and west India). */
  amanta: number
  /** The month in the purnimanta system, which ends months at the full moon (north India). */
  purnimanta: number
  /** An extra month: no solar ingress falls in it, and it takes the name of the following month. */
  isAdhika: boolean
  /** A month with two solar ingresses, so that one month name is skipped. */
  isKshaya: boolean
  /** The surrounding new moons, Julian Days UT. */
  startJdUt: JulianDay
  endJdUt: JulianDay
}

function solarLongitude(jdUt: JulianDay, sky: PanchangaSky): Degrees {
  return normalizeDegrees(siderealLongitude('sun', jdUt, sky))
}

function newMoonNear(guess: JulianDay, sky: PanchangaSky): JulianDay {
  return findCrossing((jdUt) => limbAngle('tithi', jdUt, sky), 0, guess, ELONGATION_PER_DAY)
}

/** The lunar month at an instant, named after the sign the Sun enters in it: Chaitra for Mesha. */
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

/** The sign of the Sun, and the ingresses (sankranti) that start and end the month. */
export type SolarMonth = { rashi: RashiIndex; startJdUt: JulianDay; endJdUt: JulianDay }

/** The solar month at an instant; ingresses within a few seconds. */
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
