import { type Degrees, normalizeSignedDegrees } from '../angles.ts'
import { signChange } from '../chart/sign-change.ts'
import type { JdSpan } from '../panchanga/day-parts.ts'
import type { PanchangaSky } from '../panchanga/limb.ts'
import { ascendant } from '../sky/ascendant.ts'
import type { Location } from '../sky/location.ts'
import { greenwichSiderealTime } from '../sky/sidereal-time.ts'
import { RADIANS_PER_DEGREE } from '../sky/trigonometry.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { type RashiIndex, rashiAt, wrapRashi } from '../zodiac/rashi.ts'

/** A time during which one sign rises. */
export type LagnaSpan = JdSpan & { rashi: RashiIndex }

/** Up to this latitude no sign rises in less than the longer step. */
const TEMPERATE_DEGREES = 45
const STEP_DAYS = { temperate: 1 / 32, beyond: 1 / 96 }

/** The sidereal degree that rises at an instant, not normalized. */
export function risingDegrees(jdUt: JulianDay, { lat, lon }: Location, { track, ayanamsaAt }: PanchangaSky): Degrees {
  const frame = track.frameAt(jdUt)
  const siderealTime = greenwichSiderealTime(jdUt, frame) + lon * RADIANS_PER_DEGREE
  const rising = ascendant(siderealTime, lat * RADIANS_PER_DEGREE, frame.trueObliquity)
  return (rising - frame.nutationLongitude) / RADIANS_PER_DEGREE - ayanamsaAt(jdUt)
}

/**
 * The rising signs of a day, in order and without gaps, within a second. The first and last are cut at the ends of the
 * day. Signs that rise in less than a quarter of an hour, near the polar circles, may be passed over.
 */
export function lagnasOf({ startJdUt, endJdUt }: JdSpan, location: Location, sky: PanchangaSky): LagnaSpan[] {
  const degreesAt = (jdUt: JulianDay) => risingDegrees(jdUt, location, sky)
  const step = Math.abs(location.lat) <= TEMPERATE_DEGREES ? STEP_DAYS.temperate : STEP_DAYS.beyond
  const spans: LagnaSpan[] = []
  let running = { rashi: rashiAt(degreesAt(startJdUt)), startJdUt }
  for (let last = startJdUt; last < endJdUt; last += step) {
    const next = Math.min(last + step, endJdUt)
    const rashi = rashiAt(degreesAt(next))
    if (rashi === running.rashi) continue
    const signs = wrapRashi(rashi - running.rashi)
    const { rashi: before } = running
    // Within the polar circles the signs may rise backwards, and the lagna turns over to the opposite sign once a day.
    const edge = 30 * (signs === 1 ? rashi : before)
    const pastEdge = (jdUt: JulianDay) => normalizeSignedDegrees(degreesAt(jdUt) - edge)
    const pastTurn = (jdUt: JulianDay) => (rashiAt(degreesAt(jdUt)) === before ? -1 : 1)
    const end = signChange(signs === 1 || signs === 11 ? pastEdge : pastTurn, last, next)
    spans.push({ ...running, endJdUt: end })
    running = { rashi, startJdUt: end }
  }
  return [...spans, { ...running, endJdUt }]
}
