import type { Degrees } from '../angles.ts'
import { nakshatraAt } from '../zodiac/nakshatra.ts'
import { type Dasha, dashaFrom } from './period.ts'
import { type DashaYearDays, DEFAULT_DASHA_YEAR } from './year.ts'

export type DashaQuestion = {
  /** The Moon's sidereal longitude at birth in degrees, any finite value. */
  moonLongitude: Degrees
  birthJdUt: number
  yearDays?: DashaYearDays
}

/**
 * Vimshottari, the round of 120 years from the Moon's mansion (Brihat Parashara Hora Shastra, ch. 46).
 *
 * The balance at birth is the part of the mansion the Moon has still to travel.
 */
export function vimshottari({ moonLongitude, birthJdUt, yearDays = DEFAULT_DASHA_YEAR }: DashaQuestion): Dasha {
  const { nakshatra, fractionElapsed } = nakshatraAt(moonLongitude)
  return dashaFrom({ scheme: 'vimshottari', firstShare: nakshatra % 9, fractionElapsed, birthJdUt, yearDays })
}
