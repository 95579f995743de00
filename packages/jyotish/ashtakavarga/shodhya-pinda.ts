import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import { type Placements, rashisOf } from '../zodiac/placements.ts'
import type { BinduRow } from './ashtakavarga.ts'

/** Mesha to Meena (Brihat Parashara Hora Shastra, ch. 69; some editions print 6 for Kanya). */
const RASHI_MULTIPLIERS = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12] as const

const GRAHA_MULTIPLIERS: Record<SignLord, number> = {
  sun: 5,
  moon: 5,
  mars: 8,
  mercury: 5,
  jupiter: 10,
  venus: 7,
  saturn: 5,
}

export type ShodhyaPinda = { rashi: number; graha: number; total: number }

/**
 * The reduced bindus of one graha weighed by the signs they are in and by the grahas that occupy those signs (Brihat
 * Parashara Hora Shastra, ch. 69). Pass a row after both reductions.
 */
export function shodhyaPinda(reduced: BinduRow, placements: Pick<Placements, 'longitudes'>): ShodhyaPinda {
  const rashis = rashisOf(placements)
  const rashi = RASHI_MULTIPLIERS.reduce((sum, multiplier, index) => sum + multiplier * (reduced[index] ?? 0), 0)
  const graha = SIGN_LORDS.reduce((sum, name) => sum + GRAHA_MULTIPLIERS[name] * (reduced[rashis[name]] ?? 0), 0)
  return { rashi, graha, total: rashi + graha }
}
