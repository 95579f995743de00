import type { Degrees } from '../angles.ts'
import type { SignLord } from '../grahas.ts'
import { equalPartAt } from '../vargas/parts.ts'
import { vargaRashi } from '../vargas/varga.ts'
import { type NakshatraIndex, nakshatraAt, type Pada } from '../zodiac/nakshatra.ts'
import { type RashiIndex, rashiAt } from '../zodiac/rashi.ts'
import { lordOf } from '../zodiac/rashis.ts'
import {
  GANA_BY_NAKSHATRA,
  type GanaIndex,
  NADI_BY_NAKSHATRA,
  type NadiIndex,
  VASHYA_GROUPS,
  type VashyaGroup,
  YONI_BY_NAKSHATRA,
  type YoniIndex,
} from './koota-tables.ts'

/** The input of the eight kootas for one of the two charts, derived from the Moon only. */
export type MoonTraits = {
  rashi: RashiIndex
  nakshatra: NakshatraIndex
  pada: Pada
  signLord: SignLord
  navamshaLord: SignLord
  vashya: VashyaGroup
  yoni: YoniIndex
  gana: GanaIndex
  nadi: NadiIndex
}

/**
 * The traits of a sidereal Moon longitude (any finite number of degrees). Nakshatra and pada are not enough: Dhanu and
 * Makara change their vashya at 15°, in the middle of a pada.
 */
export function moonTraits(moonLongitude: Degrees): MoonTraits {
  const rashi = rashiAt(moonLongitude)
  const { nakshatra, pada } = nakshatraAt(moonLongitude)

  return {
    rashi,
    nakshatra,
    pada,
    signLord: lordOf(rashi),
    navamshaLord: lordOf(vargaRashi(moonLongitude, 9)),
    vashya: VASHYA_GROUPS[rashi][equalPartAt(moonLongitude, 2) === 0 ? 0 : 1],
    yoni: YONI_BY_NAKSHATRA[nakshatra],
    gana: GANA_BY_NAKSHATRA[nakshatra],
    nadi: NADI_BY_NAKSHATRA[nakshatra],
  }
}
