import { grahaMotion } from '../chart/graha-longitude.ts'
import type { SignLord } from '../grahas.ts'
import { accepted, type Outcome } from '../outcome.ts'
import type { SkyOptions } from '../sky/sky-at.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'

/** Those that turn back; the Sun and the Moon never do, and the mean nodes always go backward. */
export const TURNING_GRAHAS = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
export type TurningGraha = Extract<SignLord, (typeof TURNING_GRAHAS)[number]>

export type Station = { jdUt: JulianDay; turns: 'retrograde' | 'direct' }

/** Shorter than any retrogression, which lasts three weeks at least. */
const STEP_DAYS = 5
const TOLERANCE_DAYS = 1e-5

/** The instants between two others at which a graha turns among the stars, within a few seconds. */
export function listStations(
  graha: TurningGraha,
  from: JulianDay,
  until: JulianDay,
  options: SkyOptions = {},
): Outcome<Station[], TimeRefusal> {
  for (const end of [from, until]) {
    const supported = checkSupported(end)
    if (!supported.ok) return supported
  }
  const speedAt = (jdUt: JulianDay) => grahaMotion(graha, jdUt, options).speed
  const stations: Station[] = []
  for (let start = from; start < until; start += STEP_DAYS) {
    const end = Math.min(start + STEP_DAYS, until)
    const isForward = speedAt(start) > 0
    if (isForward === speedAt(end) > 0) continue
    stations.push({ jdUt: turnBetween(start, end, speedAt), turns: isForward ? 'retrograde' : 'direct' })
  }
  return accepted(stations)
}

function turnBetween(start: JulianDay, end: JulianDay, speedAt: (jdUt: JulianDay) => number): JulianDay {
  const isForward = speedAt(start) > 0
  let [low, high] = [start, end]
  while (high - low > TOLERANCE_DAYS) {
    const middle = (low + high) / 2
    if (speedAt(middle) > 0 === isForward) low = middle
    else high = middle
  }
  return (low + high) / 2
}
