import type { Degrees } from '../angles.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import type { Placements } from '../zodiac/placements.ts'
import { isOddRashi, type Quality, qualityOf, type RashiIndex, rashiAt, wrapRashi } from '../zodiac/rashi.ts'
import { equalPartAt, unequalPartAt } from './parts.ts'

/** The sixteen vargas (divisional charts) of Parashara, by the number of parts of a sign. */
export const VARGAS = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60] as const
export type Varga = (typeof VARGAS)[number]

/** Maps a sign and a part of it (from 0) to a sign in the varga, before wrapping. */
type VargaRule = (rashi: RashiIndex, part: number) => number

const MESHA = 0
const KARKA = 3
const SIMHA = 4
const TULA = 6
const DHANU = 8

const byQuality = (rashi: RashiIndex, starts: Record<Quality, number>) => starts[qualityOf(rashi)]

/** Where each varga starts to count, and its step in signs (Brihat Parashara Hora Shastra, ch. 6). */
const EQUAL_RULES: Record<Exclude<Varga, 30>, VargaRule> = {
  1: (rashi) => rashi,
  2: (rashi, part) => (isOddRashi(rashi) === (part === 0) ? SIMHA : KARKA),
  3: (rashi, part) => rashi + 4 * part,
  4: (rashi, part) => rashi + 3 * part,
  7: (rashi, part) => rashi + (isOddRashi(rashi) ? 0 : 6) + part,
  9: (rashi, part) => rashi + byQuality(rashi, { movable: 0, fixed: 8, dual: 4 }) + part,
  10: (rashi, part) => rashi + (isOddRashi(rashi) ? 0 : 8) + part,
  12: (rashi, part) => rashi + part,
  16: (rashi, part) => byQuality(rashi, { movable: MESHA, fixed: SIMHA, dual: DHANU }) + part,
  20: (rashi, part) => byQuality(rashi, { movable: MESHA, fixed: DHANU, dual: SIMHA }) + part,
  24: (rashi, part) => (isOddRashi(rashi) ? SIMHA : KARKA) + part,
  // Fire signs count from Mesha, earth from Karka, air from Tula, water from Makara.
  27: (rashi, part) => 3 * rashi + part,
  40: (rashi, part) => (isOddRashi(rashi) ? MESHA : TULA) + part,
  45: (rashi, part) => byQuality(rashi, { movable: MESHA, fixed: SIMHA, dual: DHANU }) + part,
  60: (rashi, part) => rashi + part,
}

/** The unequal parts of the D30: Mars, Saturn, Jupiter, Mercury, Venus in odd signs, reversed in even signs. */
const TRIMSHAMSHA = {
  odd: { widths: [5, 5, 8, 7, 5], rashis: [0, 10, 8, 2, 6] },
  even: { widths: [5, 7, 8, 5, 5], rashis: [1, 5, 11, 9, 7] },
} as const

export type VargaPosition = {
  rashi: RashiIndex
  /** The part of the natal sign, from 0; five unequal parts in the D30. */
  part: number
}

/**
 * Sign and part of a sidereal longitude (any finite number of degrees) in a varga (Brihat Parashara Hora Shastra, ch. 6),
 * always computed from the full longitude and never from another varga.
 */
export function vargaPosition(siderealLongitude: Degrees, varga: Varga): VargaPosition {
  const rashi = rashiAt(siderealLongitude)

  if (varga === 30) {
    const { widths, rashis } = isOddRashi(rashi) ? TRIMSHAMSHA.odd : TRIMSHAMSHA.even
    const part = unequalPartAt(siderealLongitude, widths)
    return { rashi: rashis[part as 0 | 1 | 2 | 3 | 4], part }
  }

  const part = equalPartAt(siderealLongitude, varga)
  return { rashi: wrapRashi(EQUAL_RULES[varga](rashi, part)), part }
}

export function vargaRashi(siderealLongitude: Degrees, varga: Varga): RashiIndex {
  return vargaPosition(siderealLongitude, varga).rashi
}

export type VargaChart = { varga: Varga; rashis: Record<Graha, RashiIndex>; lagna?: RashiIndex }

/** The varga signs of all nine grahas, and of the lagna if known. */
export function vargaChart({ longitudes, lagna }: Placements, varga: Varga): VargaChart {
  const signs = GRAHAS.map((graha) => [graha, vargaRashi(longitudes[graha], varga)] as const)
  const rashis = Object.fromEntries(signs) as Record<Graha, RashiIndex>

  return lagna === undefined ? { varga, rashis } : { varga, rashis, lagna: vargaRashi(lagna, varga) }
}

/** Whether a body is in the same sign in the natal chart and in the navamsha. */
export function isVargottama(siderealLongitude: Degrees): boolean {
  return rashiAt(siderealLongitude) === vargaRashi(siderealLongitude, 9)
}
