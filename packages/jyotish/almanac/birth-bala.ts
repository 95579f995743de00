import type { JdSpan } from '../panchanga/day-parts.ts'
import type { LimbSpan } from '../panchanga/limb.ts'
import type { NakshatraIndex } from '../zodiac/nakshatra.ts'
import { RASHI_INDEXES, type RashiIndex, wrapRashi } from '../zodiac/rashi.ts'

const STARS = Array.from({ length: 27 }, (_, index) => index as NakshatraIndex)
/** Sampat, kshema, sadhaka, mitra and parama mitra; the first star is that of birth. */
const GOOD_TARAS = [2, 4, 6, 8, 9]
/** Houses of the Moon from the sign of birth. */
const GOOD_MOONS = [1, 3, 6, 7, 10, 11]
/** Seven signs after that of birth: chandrashtama. */
const EIGHTH = 7

/** Whether the Moon's star is a favourable tara for a birth star, both 0 = Ashwini (Muhurta Chintamani). */
export function isGoodTara(moonStar: number, birthStar: number): boolean {
  return GOOD_TARAS.includes(((moonStar - birthStar + 27) % 9) + 1)
}

/** Whether the Moon's sign is favourable for a birth sign of the Moon, both 0 = Mesha (Muhurta Chintamani). */
export function isGoodMoon(moonSign: number, birthSign: number): boolean {
  return GOOD_MOONS.includes(((moonSign - birthSign + 12) % 12) + 1)
}

/** A stay of the Moon in a star, with the birth stars that it favours. */
export type TaraBala = JdSpan & { star: NakshatraIndex; good: readonly NakshatraIndex[] }

/** A stay of the Moon in a sign, with the birth signs that it favours and the one for which it is the eighth. */
export type ChandraBala = JdSpan & { rashi: RashiIndex; good: readonly RashiIndex[]; eighthFor: RashiIndex }

export function taraBalas(stars: readonly LimbSpan[]): TaraBala[] {
  return stars.map(({ index, startJdUt, endJdUt }) => ({
    startJdUt,
    endJdUt,
    star: index as NakshatraIndex,
    good: STARS.filter((birth) => isGoodTara(index, birth)),
  }))
}

export function chandraBalas(signs: readonly LimbSpan[]): ChandraBala[] {
  return signs.map(({ index, startJdUt, endJdUt }) => ({
    startJdUt,
    endJdUt,
    rashi: index as RashiIndex,
    good: RASHI_INDEXES.filter((birth) => isGoodMoon(index, birth)),
    eighthFor: wrapRashi(index - EIGHTH),
  }))
}
