import type { Degrees } from '../angles.ts'
import { nakshatraAt } from '../zodiac/nakshatra.ts'
import { type Dasha, dashaFrom } from './period.ts'
import { type DashaYearDays, DEFAULT_DASHA_YEAR } from './year.ts'

export type DashaInput = {
  /** The Moon's sidereal longitude at birth, any finite number of degrees. */
  moonLongitude: Degrees
  birthJdUt: number
  yearDays?: DashaYearDays
}

/**
 * Vimshottari: a 120-year cycle from the nakshatra of the Moon (Brihat Parashara Hora Shastra, ch. 46). The balance at
 * birth is the fraction of the nakshatra the Moon has yet to travel.
 */
export function vimshottari({ moonLongitude, birthJdUt, yearDays = DEFAULT_DASHA_YEAR }: DashaInput): Dasha {
  const { nakshatra, fractionElapsed } = nakshatraAt(moonLongitude)
  return dashaFrom({ scheme: 'vimshottari', firstShare: nakshatra % 9, fractionElapsed, birthJdUt, yearDays })
}
