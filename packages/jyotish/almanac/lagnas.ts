import type { Span } from '../panchanga/day-parts.ts'
import type { PanchangaSky } from '../panchanga/limb.ts'
import { ascendant } from '../sky/ascendant.ts'
import type { Location } from '../sky/location.ts'
import { greenwichSiderealTime } from '../sky/sidereal-time.ts'
import { RADIANS_PER_DEGREE } from '../sky/trigonometry.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { type RashiIndex, rashiAt } from '../zodiac/rashi.ts'

/** A time during which one sign rises. */
export type LagnaSpan = Span & { rashi: RashiIndex }

const STEP_DAYS = 1 / 96
const TOLERANCE_DAYS = 0.2 / 86400

/** The sign that rises at an instant. */
function risingSign(jdUt: JulianDay, { lat, lon }: Location, { track, ayanamsaAt }: PanchangaSky): RashiIndex {
  const frame = track.frameAt(jdUt)
  const siderealTime = greenwichSiderealTime(jdUt, frame) + lon * RADIANS_PER_DEGREE
  const rising = ascendant(siderealTime, lat * RADIANS_PER_DEGREE, frame.trueObliquity)
  return rashiAt((rising - frame.nutationLongitude) / RADIANS_PER_DEGREE - ayanamsaAt(jdUt))
}

/** The end of a state that holds at one instant and no longer at a later one. */
function endOf(holdsAt: (jdUt: JulianDay) => boolean, from: JulianDay, until: JulianDay): JulianDay {
  let before = from
  let after = until
  while (after - before > TOLERANCE_DAYS) {
    const middle = (before + after) / 2
    if (holdsAt(middle)) before = middle
    else after = middle
  }
  return after
}

/**
 * The rising signs of a day, in order and without gaps, within a second. The first and last are cut at the ends of the
 * day. Signs that rise in less than a quarter of an hour, near the polar circles, may be passed over.
 */
export function lagnasOf({ startJdUt, endJdUt }: Span, location: Location, sky: PanchangaSky): LagnaSpan[] {
  const at = (jdUt: JulianDay) => risingSign(jdUt, location, sky)
  const spans: LagnaSpan[] = []
  let running = { rashi: at(startJdUt), startJdUt }
  for (let last = startJdUt; last < endJdUt; last += STEP_DAYS) {
    const next = Math.min(last + STEP_DAYS, endJdUt)
    const rashi = at(next)
    if (rashi === running.rashi) continue
    const end = endOf((jdUt) => at(jdUt) === running.rashi, last, next)
    spans.push({ ...running, endJdUt: end })
    running = { rashi, startJdUt: end }
  }
  return [...spans, { ...running, endJdUt }]
}
