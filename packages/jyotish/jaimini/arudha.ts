import type { Graha } from '../grahas.ts'
import { type ChartPlacements, rashisOf } from '../zodiac/placements.ts'
import { houseFrom, RASHI_INDEXES, type RashiIndex, rashiAt, wrapRashi } from '../zodiac/rashi.ts'
import { lordOf } from '../zodiac/rashis.ts'

/** Which graha rules a sign; the default has no co-lords for Vrishchika and Kumbha. */
export type LordOfSign = (rashi: RashiIndex) => Graha

/**
 * The arudha pada of a sign: as far from its lord as the lord is from it. A result in the sign itself or in the seventh
 * from it moves to the tenth from there (Jaimini Sutras 1.1; Brihat Parashara Hora Shastra, ch. 29, 1-5).
 */
export function arudhaOf(rashi: RashiIndex, lord: RashiIndex): RashiIndex {
  const pada = wrapRashi(2 * lord - rashi)
  const house = houseFrom(rashi, pada)
  return house === 1 || house === 7 ? wrapRashi(pada + 9) : pada
}

/** The signs of A1 to A12, counted from the sign of the lagna. A12 is the upapada. */
export function arudhaPadas(placements: ChartPlacements, lordOfSign: LordOfSign = lordOf): RashiIndex[] {
  const rashis = rashisOf(placements)
  const lagna = rashiAt(placements.lagna)

  return RASHI_INDEXES.map((index) => {
    const rashi = wrapRashi(lagna + index)
    return arudhaOf(rashi, rashis[lordOfSign(rashi)])
  })
}
