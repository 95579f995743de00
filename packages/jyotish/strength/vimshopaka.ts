import { bySignLord, type SignLord } from '../grahas.ts'
import { type Varga, vargaRashi } from '../vargas/varga.ts'
import { EXALTATIONS, moolatrikonaRashi } from '../zodiac/dignity.ts'
import { type CompoundRelation, relationIn } from '../zodiac/friendship.ts'
import { type Placements, rashisOf } from '../zodiac/placements.ts'
import { lordOf } from '../zodiac/rashis.ts'
import type { Balas } from './sthana-bala.ts'

export const VIMSHOPAKA_GROUPS = ['shadvarga', 'saptavarga', 'dashavarga', 'shodashavarga'] as const
export type VimshopakaGroup = (typeof VIMSHOPAKA_GROUPS)[number]

/** What each varga weighs in its group, twenty in all (Brihat Parashara Hora Shastra, ch. 7). */
export const VIMSHOPAKA_WEIGHTS: Record<VimshopakaGroup, Partial<Record<Varga, number>>> = {
  shadvarga: { 1: 6, 2: 2, 3: 4, 9: 5, 12: 2, 30: 1 },
  saptavarga: { 1: 5, 2: 2, 3: 3, 7: 2.5, 9: 4.5, 12: 2, 30: 1 },
  dashavarga: { 1: 3, 2: 1.5, 3: 1.5, 7: 1.5, 9: 1.5, 10: 1.5, 12: 1.5, 16: 1.5, 30: 1.5, 60: 5 },
  shodashavarga: {
    ...{ 1: 3.5, 2: 1, 3: 1, 4: 0.5, 7: 0.5, 9: 3, 10: 0.5, 12: 0.5 },
    ...{ 16: 2, 20: 0.5, 24: 0.5, 27: 0.5, 30: 1, 40: 0.5, 45: 0.5, 60: 4 },
  },
}

const FULL = 20
const RELATION_POINTS: Record<CompoundRelation, number> = {
  'great-friend': 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  'great-enemy': 5,
}

/** What counts in full: a graha's own signs (Parashara), or those of its exaltation and moolatrikona as well. */
export type VimshopakaReading = 'own' | 'own-and-exalted'

/**
 * The strength of each graha out of twenty over a group of vargas, by its relation to the lord of its sign in each
 * (Brihat Parashara Hora Shastra, ch. 7). The relations are those of the rashi chart.
 */
export function vimshopaka(
  placements: Pick<Placements, 'longitudes'>,
  reading: VimshopakaReading = 'own',
): Record<VimshopakaGroup, Balas> {
  const rashis = rashisOf(placements)
  const pointsIn = (graha: SignLord, varga: Varga): number => {
    const rashi = vargaRashi(placements.longitudes[graha], varga)
    const lord = lordOf(rashi)
    const isHigh = rashi === EXALTATIONS[graha].rashi || rashi === moolatrikonaRashi(graha)
    if (lord === graha || (reading === 'own-and-exalted' && isHigh)) return FULL
    return RELATION_POINTS[relationIn(rashis, graha, lord)]
  }
  const inGroup = (group: VimshopakaGroup): Balas => {
    const weights = Object.entries(VIMSHOPAKA_WEIGHTS[group])
    return bySignLord((graha) =>
      weights.reduce((sum, [varga, weight]) => sum + (weight * pointsIn(graha, Number(varga) as Varga)) / FULL, 0),
    )
  }
  return Object.fromEntries(VIMSHOPAKA_GROUPS.map((group) => [group, inGroup(group)])) as Record<VimshopakaGroup, Balas>
}
