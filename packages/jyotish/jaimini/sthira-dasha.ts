import { DEFAULT_DASHA_YEAR } from '../dashas/year.ts'
import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import { type ChartPlacements, rashisOf } from '../zodiac/placements.ts'
import {
  degreesInRashi,
  houseFrom,
  isOddRashi,
  type Quality,
  RASHI_INDEXES,
  type RashiIndex,
  rashiAt,
  wrapRashi,
} from '../zodiac/rashi.ts'
import { lordOf, RASHIS } from '../zodiac/rashis.ts'
import type { SignDashaInput } from './chara-dasha.ts'
import { type SignPeriod, signPeriods } from './sign-periods.ts'
import { strongerSign } from './sign-strength.ts'

const YEARS: Record<Quality, number> = { movable: 7, fixed: 8, dual: 9 }
const SOURCE_HOUSES = [6, 8, 12] as const
const FIRST_OF_VISIBLE_HALF = 7

/**
 * Brahma: of the lords of the sixth, eighth and twelfth from the stronger of the lagna and the seventh, the one in an odd
 * sign and in the visible half, the seventh to twelfth from the lagna; the furthest in its sign if there are several
 * (Jaimini Sutras 2.1). Saturn is not taken. Schools count the half from the stronger sign or take another graha where
 * none qualifies; the answer is undefined then.
 */
export function brahma(placements: ChartPlacements): SignLord | undefined {
  const rashis = rashisOf(placements)
  const lagna = rashiAt(placements.lagna)
  const from = strongerSign(lagna, wrapRashi(lagna + 6), placements)
  const lords = SOURCE_HOUSES.map((house) => lordOf(wrapRashi(from + house - 1)))
  const degrees = (graha: SignLord) => degreesInRashi(placements.longitudes[graha])
  return SIGN_LORDS.filter(
    (graha) =>
      graha !== 'saturn' &&
      lords.includes(graha) &&
      isOddRashi(rashis[graha]) &&
      houseFrom(lagna, rashis[graha]) >= FIRST_OF_VISIBLE_HALF,
  ).sort((one, other) => degrees(other) - degrees(one))[0]
}

/**
 * Sthira dasha: seven, eight and nine years for movable, fixed and dual signs, with the zodiac from the sign of Brahma or
 * from another one (Jaimini Sutras 2.3; Brihat Parashara Hora Shastra, ch. 46).
 */
export function sthiraDasha(
  { birthJdUt, yearDays = DEFAULT_DASHA_YEAR }: SignDashaInput,
  seed: RashiIndex,
): SignPeriod[] {
  const signs = RASHI_INDEXES.map((step) => {
    const rashi = wrapRashi(seed + step)
    return { rashi, years: YEARS[RASHIS[rashi].quality] }
  })
  return signPeriods(signs, birthJdUt, yearDays)
}
