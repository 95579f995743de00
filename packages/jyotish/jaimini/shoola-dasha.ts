import { DEFAULT_DASHA_YEAR } from '../dashas/year.ts'
import { RASHI_INDEXES, type RashiIndex, rashiAt, wrapRashi } from '../zodiac/rashi.ts'
import type { SignDashaInput } from './chara-dasha.ts'
import { type SignPeriod, signPeriods } from './sign-periods.ts'
import { strongerSign } from './sign-strength.ts'

const YEARS = 9

export type ShoolaDasha = { seed: RashiIndex; periods: SignPeriod[] }

/**
 * Shoola dasha: nine years for each sign with the zodiac, from the stronger of the lagna and the seventh (Brihat
 * Parashara Hora Shastra, ch. 46; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 23).
 */
export function shoolaDasha(input: SignDashaInput): ShoolaDasha {
  const { birthJdUt, yearDays = DEFAULT_DASHA_YEAR } = input
  const lagna = rashiAt(input.lagna)
  const seed = strongerSign(lagna, wrapRashi(lagna + 6), input)
  const signs = RASHI_INDEXES.map((step) => ({ rashi: wrapRashi(seed + step), years: YEARS }))
  return { seed, periods: signPeriods(signs, birthJdUt, yearDays) }
}
