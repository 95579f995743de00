import { type Degrees, normalizeDegrees } from '../angles.ts'
import { meanAyanamsa } from '../ayanamsa/ayanamsa.ts'
import type { Graha } from '../grahas.ts'
import { apparentMoon, apparentPlace } from '../sky/apparent.ts'
import { type MeanFrame, meanFrameAt } from '../sky/frame.ts'
import { heliocentricState } from '../sky/heliocentric.ts'
import { centuriesAt } from '../sky/instant.ts'
import { lunarState } from '../sky/lunar.ts'
import { meanNode, trueNode } from '../sky/nodes.ts'
import type { SkyOptions } from '../sky/sky-at.ts'
import { RADIANS_PER_DEGREE } from '../sky/trigonometry.ts'
import { deltaTAt } from '../time/delta-t.ts'
import type { JulianDay } from '../time/julian-day.ts'

type Place = { longitude: number; rate: number }

function placeOf(graha: Graha, frame: MeanFrame, node: 'mean' | 'true'): Place {
  const t = frame.centuries
  switch (graha) {
    case 'rahu':
      return node === 'true' ? trueNode(lunarState(t), frame) : meanNode(t)
    case 'ketu': {
      const rahu = placeOf('rahu', frame, node)
      return { ...rahu, longitude: rahu.longitude + Math.PI }
    }
    case 'moon':
      return apparentMoon(lunarState(t), frame)
    default: {
      const body = graha === 'sun' ? undefined : heliocentricState(graha, t)
      return apparentPlace(body, heliocentricState('earth', t), frame)
    }
  }
}

/** Sidereal longitude, [0, 360), and sidereal speed in degrees per day. */
export type GrahaMotion = { longitude: Degrees; speed: number }

/** The sidereal motion of a single graha, for searches that need only one; 1900 to 2100. */
export function grahaMotion(graha: Graha, jdUt: JulianDay, options: SkyOptions = {}): GrahaMotion {
  const { ayanamsa = 'lahiri', node = 'mean' } = options
  const frame = meanFrameAt(centuriesAt(jdUt, deltaTAt(jdUt)))
  const mean = meanAyanamsa(ayanamsa, frame)
  const { longitude, rate } = placeOf(graha, frame, node)
  return {
    longitude: normalizeDegrees(longitude / RADIANS_PER_DEGREE - mean.value),
    speed: rate / RADIANS_PER_DEGREE - mean.rate,
  }
}

/** The sidereal longitude of a single graha, [0, 360). */
export function grahaLongitude(graha: Graha, jdUt: JulianDay, options: SkyOptions = {}): Degrees {
  return grahaMotion(graha, jdUt, options).longitude
}
