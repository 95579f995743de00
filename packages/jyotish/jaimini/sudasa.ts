import { DEFAULT_DASHA_YEAR } from '../dashas/year.ts'
import { sreeLagna } from '../points/special-lagnas.ts'
import { rashisOf } from '../zodiac/placements.ts'
import { degreesInRashi, isOddRashi, type RashiIndex, rashiAt, wrapRashi } from '../zodiac/rashi.ts'
import type { SignDashaInput } from './chara-dasha.ts'
import { type SignPeriod, signPeriods, twelfthsOf } from './sign-periods.ts'
import { strongerLords } from './sign-strength.ts'
import { yearsOfSign } from './sign-years.ts'

/** Kendras first, then panapharas, then apoklimas. */
const STEPS = [0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11] as const
const DEGREES_PER_SIGN = 30
const ROUND_YEARS = 12

export type Sudasa = {
  /** The sign of the Sree lagna, where the dasha begins. */
  seed: RashiIndex
  /** The share of the first period that was left at birth. */
  balance: number
  /** Twelve periods, the first one shortened, and twelve with the rest of twelve years. */
  periods: SignPeriod[]
}

/**
 * Sudasa, for prosperity: from the sign of the Sree lagna through its kendras, with the zodiac from an odd sign and
 * against it from an even one; Saturn there makes it go with the zodiac, Ketu turns it round. The years are those of
 * Narayana dasha, and of the first the share that the Sree lagna has yet to travel (P. V. R. Narasimha Rao, Vedic
 * Astrology: An Integrated Approach, ch. 20).
 */
export function sudasa(input: SignDashaInput): Sudasa {
  const { birthJdUt, yearDays = DEFAULT_DASHA_YEAR } = input
  const rashis = rashisOf(input)
  const lordOfSign = strongerLords(input)
  const start = sreeLagna(input.lagna, input.longitudes.moon)
  const seed = rashiAt(start)
  const hasKetu = rashis.ketu === seed
  const isForward = (rashis.saturn === seed && !hasKetu) || isOddRashi(seed) !== hasKetu
  const balance = 1 - degreesInRashi(start) / DEGREES_PER_SIGN
  const first = STEPS.map((step) => {
    const rashi = wrapRashi(seed + (isForward ? step : -step))
    const lord = lordOfSign(rashi)
    return { rashi, years: yearsOfSign(rashi, lord, rashis[lord], { withDignity: true }) }
  })
  const second = first.map(({ rashi, years }) => ({ rashi, years: Math.max(0, ROUND_YEARS - years) }))
  const shortened = first.map((sign, place) => (place === 0 ? { ...sign, years: sign.years * balance } : sign))
  return { seed, balance, periods: signPeriods([...shortened, ...second], birthJdUt, yearDays) }
}

/** Twelfths of a period, from its own sign: with the zodiac from an odd sign, against it from an even one. */
export function ownSignSubPeriods(period: SignPeriod): SignPeriod[] {
  const own = period.signs.at(-1) ?? 0
  return twelfthsOf(period, own, isOddRashi(own))
}
