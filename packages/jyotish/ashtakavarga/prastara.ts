import type { Degrees } from '../angles.ts'
import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import { equalPartAt } from '../vargas/parts.ts'
import { houseFrom, RASHI_INDEXES, type RashiIndex, rashiAt } from '../zodiac/rashi.ts'
import type { AshtakavargaPlacements } from './ashtakavarga.ts'
import { BINDU_TABLES, type Contributor } from './bindu-tables.ts'

/** Who rules the eight kakshyas of a sign, 3°45′ each, from its beginning: Saturn first, the lagna last. */
export const KAKSHYA_LORDS = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon', 'lagna'] as const

/** The giver of a bindu, and the signs, 0 to 11, in which it gives one. */
export type PrastaraRow = { giver: Contributor; rashis: RashiIndex[] }

/**
 * The bindus of one graha spread out: which of the seven and the lagna gives one in which sign (Brihat Parashara Hora
 * Shastra, ch. 66), in the order of the kakshyas.
 */
export function prastara(
  owner: Contributor,
  { longitudes, lagna }: AshtakavargaPlacements,
  tables: typeof BINDU_TABLES = BINDU_TABLES,
): PrastaraRow[] {
  return KAKSHYA_LORDS.map((giver) => {
    const from = rashiAt(giver === 'lagna' ? lagna : longitudes[giver])
    return { giver, rashis: RASHI_INDEXES.filter((rashi) => tables[owner][giver].includes(houseFrom(from, rashi))) }
  })
}

/** The lord of the kakshya that a longitude falls in. */
export function kakshyaLord(siderealLongitude: Degrees): Contributor {
  return KAKSHYA_LORDS[equalPartAt(siderealLongitude, KAKSHYA_LORDS.length)] as Contributor
}

export type KakshyaTransit = {
  graha: SignLord
  lord: Contributor
  /** Whether the lord of the kakshya gives a bindu to the graha in the sign that it passes. */
  hasBindu: boolean
}

/** In whose kakshya each of the seven stands at some longitudes, by the bindus of a birth. */
export function kakshyaTransits(
  natal: AshtakavargaPlacements,
  passing: Readonly<Record<SignLord, Degrees>>,
  tables: typeof BINDU_TABLES = BINDU_TABLES,
): KakshyaTransit[] {
  return SIGN_LORDS.map((graha) => {
    const lord = kakshyaLord(passing[graha])
    const given = prastara(graha, natal, tables).find(({ giver }) => giver === lord)
    return { graha, lord, hasBindu: given?.rashis.includes(rashiAt(passing[graha])) === true }
  })
}
