import type { Graha } from '../grahas.ts'
import { accepted, type Outcome } from '../outcome.ts'
import type { SkyOptions } from '../sky/sky-at.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import { type RashiIndex, wrapRashi } from '../zodiac/rashi.ts'
import { type Crossing, crossings } from './crossings.ts'

/** A graha entering another sign, forward or retrograde. */
export type Ingress = { graha: Graha; jdUt: JulianDay; from: RashiIndex; to: RashiIndex }

export const SIGN_BOUNDARIES = { offset: 0, spacing: 30 }

/** The sign change at a crossing of a sign boundary. */
export function ingressOf(graha: Graha, { jdUt, index, isForward }: Crossing): Ingress {
  const [above, below] = [wrapRashi(index), wrapRashi(index - 1)]
  return isForward ? { graha, jdUt, from: below, to: above } : { graha, jdUt, from: above, to: below }
}

/** Every sign change of a graha between two instants, in order, 1900 to 2100. */
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

  const found = [...crossings(graha, SIGN_BOUNDARIES, from, until, options)]
  return accepted(found.map((crossing) => ingressOf(graha, crossing)))
}
