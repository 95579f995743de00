import type { Degrees } from '../angles.ts'
import { type NakshatraIndex, nakshatraAt, type Pada } from './nakshatra.ts'
import { degreesInRashi, type RashiIndex, rashiAt } from './rashi.ts'

export type ZodiacPosition = {
  rashi: RashiIndex
  degreesInRashi: Degrees
  nakshatra: NakshatraIndex
  pada: Pada
  /** The fraction of the nakshatra already travelled, [0, 1). */
  nakshatraFraction: number
}

/** Sign, degrees in the sign, nakshatra and pada of a sidereal longitude (any finite number of degrees). */
export function zodiacPosition(siderealLongitude: Degrees): ZodiacPosition {
  const { nakshatra, pada, fractionElapsed } = nakshatraAt(siderealLongitude)

  return {
    rashi: rashiAt(siderealLongitude),
    degreesInRashi: degreesInRashi(siderealLongitude),
    nakshatra,
    pada,
    nakshatraFraction: fractionElapsed,
  }
}
