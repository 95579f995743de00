import { normalizeSignedDegrees } from '../angles.ts'
import type { Chart } from '../chart/chart.ts'
import { grahaLongitude, grahaMotion } from '../chart/graha-longitude.ts'
import { accepted, type Outcome } from '../outcome.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import { rashiAt } from '../zodiac/rashi.ts'
import { solarReturn } from './solar-return.ts'

const LUNATION_DAYS = 29.530589
const TOLERANCE_DAYS = 1e-7
const MAX_STEPS = 20

/** The instant near a guess at which the Moon is as far ahead of the Sun as at birth. */
function sameElongation(birth: Chart, guess: JulianDay): JulianDay {
  const { sun, moon } = birth.placements.longitudes
  let jdUt = guess
  for (let step = 0; step < MAX_STEPS; step++) {
    const moonNow = grahaMotion('moon', jdUt, birth.conventions)
    const sunNow = grahaMotion('sun', jdUt, birth.conventions)
    const missing = normalizeSignedDegrees(moon - sun - (moonNow.longitude - sunNow.longitude))
    const move = missing / (moonNow.speed - sunNow.speed)
    jdUt += move
    if (Math.abs(move) < TOLERANCE_DAYS) break
  }
  return jdUt
}

/**
 * Tithi pravesha: the first instant of a year at which the Moon is as far from the Sun as at birth while the Sun is in
 * its sign of birth (P. V. R. Narasimha Rao). The Sun stays longer in a sign than a lunation lasts, or almost: in the
 * rare month without one, the instant nearest to the solar return.
 */
export function tithiPravesha(birth: Chart, age: number): Outcome<JulianDay, TimeRefusal> {
  const back = solarReturn(birth, age)
  if (!back.ok) return back
  const ends = [back.value - 2 * LUNATION_DAYS, back.value + 2 * LUNATION_DAYS].map(checkSupported)
  const refusal = ends.find((end) => !end.ok)
  if (refusal && !refusal.ok) return refusal

  const nearest = sameElongation(birth, back.value)
  const candidates = [-1, 0, 1].map((turns) => sameElongation(birth, nearest + turns * LUNATION_DAYS))
  const natal = rashiAt(birth.grahas.sun.longitude)
  const inSign = candidates.find((jdUt) => rashiAt(grahaLongitude('sun', jdUt, birth.conventions)) === natal)
  return accepted(inSign ?? nearest)
}
