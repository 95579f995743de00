import type { Degrees } from '../angles.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import type { Placements } from '../zodiac/placements.ts'
import { isOddRashi, type Quality, qualityOf, type RashiIndex, rashiAt, wrapRashi } from '../zodiac/rashi.ts'
import { equalPartAt } from './parts.ts'
import { vargaRashi } from './varga.ts'

/** Vargas beside Parashara's sixteen, by the number of parts of a sign. */
export const FURTHER_VARGAS = [5, 6, 8, 11, 81, 108, 144] as const
export type FurtherVarga = (typeof FURTHER_VARGAS)[number]

/** Mars, Saturn, Jupiter, Mercury and Venus in odd signs; Venus, Mercury, Jupiter, Saturn and Mars in even ones. */
const PANCHAMSHA = { odd: [0, 10, 8, 2, 6], even: [1, 5, 11, 9, 7] } as const
const ASHTAMSHA: Record<Quality, number> = { movable: 0, fixed: 8, dual: 4 }
const PARTS_OF_NAVAMSHA = 12
const DEGREES_PER_SIGN = 30

/** The first degree of an equal part of a sign, by which a varga of a varga is cast. */
const startOf = (rashi: number, part: number, parts: number) => DEGREES_PER_SIGN * (rashi + part / parts)

/**
 * After P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 6, and his program for those above 60. The
 * rudramsha is Sanjay Rath's. The D81 is the navamsha of the navamsha, the D108 the dvadashamsha of the navamsha and the
 * D144 that of the dvadashamsha.
 */
const RULES: Record<FurtherVarga, (rashi: RashiIndex, part: number) => number> = {
  5: (rashi, part) => (isOddRashi(rashi) ? PANCHAMSHA.odd : PANCHAMSHA.even)[part] ?? 0,
  6: (rashi, part) => (isOddRashi(rashi) ? 0 : 6) + part,
  8: (rashi, part) => ASHTAMSHA[qualityOf(rashi)] + part,
  11: (rashi, part) => 12 - rashi + part,
  81: (rashi, part) => 81 * rashi + part,
  108: (rashi, part) =>
    vargaRashi(startOf(rashi, Math.floor(part / PARTS_OF_NAVAMSHA), 9), 9) + (part % PARTS_OF_NAVAMSHA),
  144: (rashi, part) => rashi + Math.floor(part / PARTS_OF_NAVAMSHA) + (part % PARTS_OF_NAVAMSHA),
}

/** The sign of a sidereal longitude (any finite number of degrees) in one of the further vargas. */
export function furtherVargaRashi(siderealLongitude: Degrees, varga: FurtherVarga): RashiIndex {
  return wrapRashi(RULES[varga](rashiAt(siderealLongitude), equalPartAt(siderealLongitude, varga)))
}

export type FurtherVargaChart = { varga: FurtherVarga; rashis: Record<Graha, RashiIndex>; lagna?: RashiIndex }

/** The signs of all nine grahas, and of the lagna if known. */
export function furtherVargaChart({ longitudes, lagna }: Placements, varga: FurtherVarga): FurtherVargaChart {
  const signs = GRAHAS.map((graha) => [graha, furtherVargaRashi(longitudes[graha], varga)] as const)
  const rashis = Object.fromEntries(signs) as Record<Graha, RashiIndex>
  return lagna === undefined ? { varga, rashis } : { varga, rashis, lagna: furtherVargaRashi(lagna, varga) }
}
