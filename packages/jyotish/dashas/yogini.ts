import { nakshatraAt } from '../zodiac/nakshatra.ts'
import { type Dasha, dashaFrom } from './period.ts'
import type { DashaInput } from './vimshottari.ts'
import { DEFAULT_DASHA_YEAR } from './year.ts'

/**
 * Yogini: a 36-year cycle, listed four times (Brihat Parashara Hora Shastra, ch. 46).
 *
 * The number of the Moon's nakshatra (from 1) plus three, modulo eight, is the number of the first Yogini; remainder 0 is
 * Sankata. The balance is the fraction of the nakshatra the Moon has yet to travel.
 */
export function yogini({ moonLongitude, birthJdUt, yearDays = DEFAULT_DASHA_YEAR }: DashaInput): Dasha {
  const { nakshatra, fractionElapsed } = nakshatraAt(moonLongitude)
  return dashaFrom({ scheme: 'yogini', firstShare: (nakshatra + 3) % 8, fractionElapsed, birthJdUt, yearDays })
}
