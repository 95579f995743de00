import { risingDegrees } from '../almanac/lagnas.ts'
import type { Graha } from '../grahas.ts'
import type { JdSpan } from '../panchanga/day-parts.ts'
import type { LimbSpan, PanchangaSky } from '../panchanga/limb.ts'
import { apparentPlace, shortWay } from '../sky/apparent.ts'
import { heliocentricState, type Planet } from '../sky/heliocentric.ts'
import { instantAt } from '../sky/instant.ts'
import type { Location } from '../sky/location.ts'
import { meanNode } from '../sky/nodes.ts'
import { RADIANS_PER_DEGREE } from '../sky/trigonometry.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { type RashiIndex, rashiAt } from '../zodiac/rashi.ts'

const STEPS_PER_DAY = 240
const NAVAMSA_DEGREES = 10 / 3

/**
 * The navamsas that rise during a day, 0 to 107 from the first of Mesha. Between points six minutes apart the rising degree
 * is taken as linear, which is good to a few seconds outside the polar circles.
 */
export function risingNavamsas({ startJdUt, endJdUt }: JdSpan, location: Location, sky: PanchangaSky): LimbSpan[] {
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
  const { frame } = instantAt(jdUt)
  const t = frame.centuries
  const earth = heliocentricState('earth', t)
  const signOf = (longitude: number) => rashiAt(longitude / RADIANS_PER_DEGREE - ayanamsaAt(jdUt))
  const planet = (name: Exclude<Planet, 'earth'>) =>
    signOf(apparentPlace(heliocentricState(name, t), earth, frame).longitude)
  const node = meanNode(t).longitude
  return {
    sun: signOf(apparentPlace(undefined, earth, frame).longitude),
    mars: planet('mars'),
    mercury: planet('mercury'),
    jupiter: planet('jupiter'),
    venus: planet('venus'),
    saturn: planet('saturn'),
    rahu: signOf(node),
    ketu: signOf(node + Math.PI),
  }
}
