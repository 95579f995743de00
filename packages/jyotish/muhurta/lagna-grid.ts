import type { Graha } from '../grahas.ts'
import type { Span } from '../panchanga/day-parts.ts'
import type { LimbSpan, PanchangaSky } from '../panchanga/limb.ts'
import { shortWay } from '../sky/apparent.ts'
import { ascendant } from '../sky/ascendant.ts'
import { bodiesAt } from '../sky/bodies.ts'
import { instantAt } from '../sky/instant.ts'
import type { Location } from '../sky/location.ts'
import { greenwichSiderealTime } from '../sky/sidereal-time.ts'
import { RADIANS_PER_DEGREE } from '../sky/trigonometry.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { type RashiIndex, rashiAt } from '../zodiac/rashi.ts'

const STEPS_PER_DAY = 240
const NAVAMSA_DEGREES = 10 / 3

function risingDegrees(jdUt: JulianDay, { lat, lon }: Location, { track, ayanamsaAt }: PanchangaSky): number {
  const frame = track.frameAt(jdUt)
  const siderealTime = greenwichSiderealTime(jdUt, frame) + lon * RADIANS_PER_DEGREE
  const rising = ascendant(siderealTime, lat * RADIANS_PER_DEGREE, frame.trueObliquity) - frame.nutationLongitude
  return rising / RADIANS_PER_DEGREE - ayanamsaAt(jdUt)
}

/**
 * The navamsas that rise during a day, 0 to 107 from the first of Mesha. Between points six minutes apart the rising degree
 * is taken as linear, which is good to a few seconds outside the polar circles.
 */
export function risingNavamsas({ startJdUt, endJdUt }: Span, location: Location, sky: PanchangaSky): LimbSpan[] {
  const step = (endJdUt - startJdUt) / STEPS_PER_DAY
  const spans: LimbSpan[] = []
  let from = startJdUt
  let degrees = risingDegrees(startJdUt, location, sky)
  let unwrapped = degrees
  for (let point = 1; point <= STEPS_PER_DAY; point++) {
    const jdUt = startJdUt + point * step
    const next = risingDegrees(jdUt, location, sky)
    const moved = shortWay((next - degrees) * RADIANS_PER_DEGREE) / RADIANS_PER_DEGREE
    const after = unwrapped + moved
    for (let edge = Math.floor(unwrapped / NAVAMSA_DEGREES) + 1; edge * NAVAMSA_DEGREES <= after; edge++) {
      const at = jdUt - step + ((edge * NAVAMSA_DEGREES - unwrapped) / moved) * step
      spans.push({ index: (((edge - 1) % 108) + 108) % 108, startJdUt: from, endJdUt: at })
      from = at
    }
    degrees = next
    unwrapped = after
  }
  const index = ((Math.floor(unwrapped / NAVAMSA_DEGREES) % 108) + 108) % 108
  return [...spans, { index, startJdUt: from, endJdUt }]
}

/** Every graha but the Moon, whose sign changes within the day. */
export type PlanetSigns = Record<Exclude<Graha, 'moon'>, RashiIndex>

export function planetSigns(jdUt: JulianDay, { ayanamsaAt }: PanchangaSky): PlanetSigns {
  const { places, meanNode } = bodiesAt(instantAt(jdUt))
  const signOf = (longitude: number) => rashiAt(longitude / RADIANS_PER_DEGREE - ayanamsaAt(jdUt))
  const { sun, mars, mercury, jupiter, venus, saturn } = places
  return {
    sun: signOf(sun.longitude),
    mars: signOf(mars.longitude),
    mercury: signOf(mercury.longitude),
    jupiter: signOf(jupiter.longitude),
    venus: signOf(venus.longitude),
    saturn: signOf(saturn.longitude),
    rahu: signOf(meanNode.longitude),
    ketu: signOf(meanNode.longitude + Math.PI),
  }
}
