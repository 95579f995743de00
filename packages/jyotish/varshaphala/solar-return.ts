import { normalizeSignedDegrees } from '../angles.ts'
import type { Chart } from '../chart/chart.ts'
import { grahaMotion } from '../chart/graha-longitude.ts'
import { accepted, type Outcome } from '../outcome.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'

const SIDEREAL_YEAR = 365.256363
const TOLERANCE_DAYS = 1e-7
const MAX_STEPS = 20
/** The return is never further from a whole number of mean years than this. */
const SLACK_DAYS = 3

/**
 * The instant at which the Sun is back at its sidereal longitude of birth after some completed years, within a few
 * seconds (Tajika Neelakanthi 1; the annual chart is cast for it). 0 is the birth itself.
 */
export function solarReturn(
  birth: Pick<Chart, 'jdUt' | 'grahas' | 'conventions'>,
  age: number,
): Outcome<JulianDay, TimeRefusal> {
  let jdUt = birth.jdUt + Math.round(age) * SIDEREAL_YEAR
  const start = checkSupported(jdUt - SLACK_DAYS)
  const end = checkSupported(jdUt + SLACK_DAYS)
  if (age !== 0 && !start.ok) return start
  if (age !== 0 && !end.ok) return end

  const natal = birth.grahas.sun.longitude
  for (let step = 0; step < MAX_STEPS; step++) {
    const { longitude, speed } = grahaMotion('sun', jdUt, birth.conventions)
    const move = normalizeSignedDegrees(natal - longitude) / speed
    jdUt += move
    if (Math.abs(move) < TOLERANCE_DAYS) break
  }
  return accepted(jdUt)
}
