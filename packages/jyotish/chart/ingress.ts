import { normalizeSignedDegrees } from '../angles.ts'
import type { Graha } from '../grahas.ts'
import { accepted, type Outcome } from '../outcome.ts'
import type { SkyOptions } from '../sky/sky-at.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import { type RashiIndex, rashiAt } from '../zodiac/rashi.ts'
import { grahaLongitude } from './graha-longitude.ts'

/** A graha entering another sign, forward or retrograde. */
export type Ingress = { graha: Graha; jdUt: JulianDay; from: RashiIndex; to: RashiIndex }

/** The maximum speed of each graha in degrees per day, which bounds the search step. */
const FASTEST: Record<Graha, number> = {
  sun: 1.03,
  moon: 15.5,
  mars: 0.81,
  mercury: 2.25,
  jupiter: 0.26,
  venus: 1.28,
  saturn: 0.14,
  rahu: 0.27,
  ketu: 0.27,
}

const SHORTEST_STEP_DAYS = 0.25
const TOLERANCE_DAYS = 1e-6

/** Degrees to the nearer boundary of the sign. */
function distanceToBoundary(longitude: number): number {
  return Math.abs(normalizeSignedDegrees(longitude - 30 * Math.round(longitude / 30)))
}

/** Bisects for the instant at which the sign changes. */
function changeBetween(
  rashiAtInstant: (jdUt: JulianDay) => RashiIndex,
  from: RashiIndex,
  start: JulianDay,
  end: JulianDay,
): JulianDay {
  let before = start
  let after = end
  while (after - before > TOLERANCE_DAYS) {
    const middle = (before + after) / 2
    if (rashiAtInstant(middle) === from) before = middle
    else after = middle
  }
  return after
}

/**
 * Every sign change of a graha between two instants, in order, 1900 to 2100. The bisection is accurate to 0.1 s; the
 * position error shifts the instant by seconds for the Sun and by minutes for Saturn.
 */
export function listIngresses(
  graha: Graha,
  from: JulianDay,
  until: JulianDay,
  options: SkyOptions = {},
): Outcome<Ingress[], TimeRefusal> {
  const start = checkSupported(from)
  if (!start.ok) return start
  const end = checkSupported(until)
  if (!end.ok) return end

  const longitudeAt = (jdUt: JulianDay) => grahaLongitude(graha, jdUt, options)
  const ingresses: Ingress[] = []
  let jdUt = from
  let longitude = longitudeAt(jdUt)

  while (jdUt < until) {
    const rashi = rashiAt(longitude)
    const step = Math.max(SHORTEST_STEP_DAYS, distanceToBoundary(longitude) / FASTEST[graha])
    const next = Math.min(until, jdUt + step)
    longitude = longitudeAt(next)
    const to = rashiAt(longitude)
    if (to !== rashi) {
      const at = changeBetween((instant) => rashiAt(longitudeAt(instant)), rashi, jdUt, next)
      ingresses.push({ graha, jdUt: at, from: rashi, to })
    }
    jdUt = next
  }
  return accepted(ingresses)
}
