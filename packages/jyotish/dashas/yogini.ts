import { nakshatraAt } from '../zodiac/nakshatra.ts'
import { type Dasha, dashaFrom } from './period.ts'
import type { DashaQuestion } from './vimshottari.ts'
import { DEFAULT_DASHA_YEAR } from './year.ts'

/**
 * Yogini, the round of 36 years, given four times over (Brihat Parashara Hora Shastra, ch. 46).
 *
 * The number of the Moon's mansion plus three, divided by eight, leaves the number of the first Yogini,
 * none left over meaning Sankata; the balance is the part of the mansion still to travel.
 */
export function yogini({ moonLongitude, birthJdUt, yearDays = DEFAULT_DASHA_YEAR }: DashaQuestion): Dasha {
  const { nakshatra, fractionElapsed } = nakshatraAt(moonLongitude)
  return dashaFrom({ scheme: 'yogini', firstShare: (nakshatra + 3) % 8, fractionElapsed, birthJdUt, yearDays })
}
