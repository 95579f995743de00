import { type Degrees, normalizeDegrees } from '../angles.ts'
import { meanAyanamsa } from '../ayanamsa/ayanamsa.ts'
import type { Graha } from '../grahas.ts'
import { apparentMoon, apparentPlace } from '../sky/apparent.ts'
import type { Frame } from '../sky/frame.ts'
import { heliocentricState } from '../sky/heliocentric.ts'
import { instantAt } from '../sky/instant.ts'
import { lunarState } from '../sky/lunar.ts'
import { meanNode, trueNode } from '../sky/nodes.ts'
import type { SkyOptions } from '../sky/sky-at.ts'
import { RADIANS_PER_DEGREE } from '../sky/trigonometry.ts'
import type { JulianDay } from '../time/julian-day.ts'

function placeOf(graha: Graha, frame: Frame, node: 'mean' | 'true'): number {
  const t = frame.centuries
  switch (graha) {
    case 'rahu':
      return (node === 'true' ? trueNode(lunarState(t), frame) : meanNode(t)).longitude
    case 'ketu':
      return placeOf('rahu', frame, node) + Math.PI
    case 'moon':
      return apparentMoon(lunarState(t), frame).longitude
    default: {
      const body = graha === 'sun' ? undefined : heliocentricState(graha, t)
      return apparentPlace(body, heliocentricState('earth', t), frame).longitude
    }
  }
}

/** The sidereal longitude of a single graha, [0, 360), for searches that need only one; 1900 to 2100. */
export function grahaLongitude(graha: Graha, jdUt: JulianDay, options: SkyOptions = {}): Degrees {
  const { ayanamsa = 'lahiri', node = 'mean' } = options
  const { frame } = instantAt(jdUt)
  const mean = meanAyanamsa(ayanamsa, frame)
  return normalizeDegrees(placeOf(graha, frame, node) / RADIANS_PER_DEGREE - mean.value)
}
