import { normalizeDegrees } from '../angles.ts'
import { accepted, type Outcome } from '../outcome.ts'
import type { SkyOptions } from '../sky/sky-at.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import { houseFrom, type RashiIndex, rashiAt } from '../zodiac/rashi.ts'
import { crossings } from './crossings.ts'
import { grahaLongitude } from './graha-longitude.ts'
import { type Ingress, ingressOf, SIGN_BOUNDARIES } from './ingress.ts'

/** Saturn in the sign before the natal Moon's, in the same sign, and in the sign after it. */
export type SadeSatiPhase = 'rising' | 'peak' | 'setting'

/** One stay of Saturn in one of the three signs. A retrograde return is a separate stay. */
export type SadeSatiStay = { phase: SadeSatiPhase; startJdUt: JulianDay; endJdUt: JulianDay }

const PHASE_OF_HOUSE: Partial<Record<number, SadeSatiPhase>> = { 12: 'rising', 1: 'peak', 2: 'setting' }

/** Saturn never moves more degrees in a day, so no sign is reached sooner than its distance allows. */
const FASTEST = 0.14
/** In fewer days than these a search is as fast. */
const SHORTEST_LEAP = 100
/** As a house from the natal Moon. Saturn does not turn back into the three signs from there. */
const SECOND_SIGN_AFTER = 4

/** Days in which Saturn cannot enter one of the three signs; 0 while it is in them. */
function daysOutside(moonRashi: RashiIndex, jdUt: JulianDay, options: SkyOptions): number {
  const travelled = normalizeDegrees(grahaLongitude('saturn', jdUt, options) - (moonRashi - 1) * 30)
  return Math.max(0, Math.min(travelled - 90, 360 - travelled)) / FASTEST
}

/** The sign changes into, within and out of the three signs. Most of the others are skipped: they take long to find. */
function* nearIngresses(moonRashi: RashiIndex, from: JulianDay, until: JulianDay, options: SkyOptions) {
  for (let jdUt = from; jdUt < until; ) {
    const days = daysOutside(moonRashi, jdUt, options)
    jdUt = days > SHORTEST_LEAP ? jdUt + days : yield* ingressesUntilGone(moonRashi, jdUt, until, options)
  }
}

/** The sign changes until Saturn enters the second sign after the three. Returns when that is. */
function* ingressesUntilGone(
  moonRashi: RashiIndex,
  from: JulianDay,
  until: JulianDay,
  options: SkyOptions,
): Generator<Ingress, JulianDay> {
  for (const crossing of crossings('saturn', SIGN_BOUNDARIES, from, until, options)) {
    const ingress = ingressOf('saturn', crossing)
    yield ingress
    if (houseFrom(moonRashi, ingress.to) === SECOND_SIGN_AFTER) return ingress.jdUt
  }
  return until
}

/**
 * Saturn's stays in the 12th, 1st and 2nd sign from the natal Moon between two instants, in order, 1900 to 2100. Stays
 * are clipped to the given interval.
 */
export function listSadeSati(
  moonRashi: RashiIndex,
  from: JulianDay,
  until: JulianDay,
  options: SkyOptions = {},
): Outcome<SadeSatiStay[], TimeRefusal> {
  const start = checkSupported(from)
  if (!start.ok) return start
  const end = checkSupported(until)
  if (!end.ok) return end

  const stays: SadeSatiStay[] = []
  let startJdUt = from
  let rashi = rashiAt(grahaLongitude('saturn', from, options))
  for (const { jdUt, to } of [...nearIngresses(moonRashi, from, until, options), { jdUt: until, to: rashi }]) {
    const phase = PHASE_OF_HOUSE[houseFrom(moonRashi, rashi)]
    if (phase) stays.push({ phase, startJdUt, endJdUt: jdUt })
    startJdUt = jdUt
    rashi = to
  }
  return accepted(stays)
}
