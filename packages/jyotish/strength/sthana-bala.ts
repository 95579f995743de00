import { angularSeparation, type Degrees } from '../angles.ts'
import { bySignLord, type SignLord } from '../grahas.ts'
import { equalPartAt } from '../vargas/parts.ts'
import { type Varga, vargaRashi } from '../vargas/varga.ts'
import { debilitationRashi, EXALTATIONS, isMoolatrikona, moolatrikonaRashi } from '../zodiac/dignity.ts'
import { type CompoundRelation, relationIn } from '../zodiac/friendship.ts'
import { type ChartPlacements, rashisOf } from '../zodiac/placements.ts'
import { houseFrom, isOddRashi, type RashiIndex, rashiAt } from '../zodiac/rashi.ts'
import { lordOf } from '../zodiac/rashis.ts'

export type Balas = Record<SignLord, number>

/** Strength by exaltation: a third of the arc from the deepest debilitation (Parashara 27.1-2). */
export function ucchaBala(graha: SignLord, longitude: Degrees): number {
  const debilitation = 30 * debilitationRashi(graha) + (EXALTATIONS[graha].deepest ?? 0)
  return angularSeparation(longitude, debilitation) / 3
}

const SAPTAVARGA: readonly Varga[] = [1, 2, 3, 7, 9, 12, 30]

const RELATION_POINTS: Record<CompoundRelation, number> = {
  'great-friend': 22.5,
  friend: 15,
  neutral: 7.5,
  enemy: 3.75,
  'great-enemy': 1.875,
}
const MOOLATRIKONA_POINTS = 45
const OWN_POINTS = 30

/** Whether the whole moolatrikona sign counts in the rashi chart (Raman), or only its degrees (Parashara). */
export type MoolatrikonaReading = 'whole-sign' | 'by-degrees'

/**
 * Strength by dignity in seven vargas, with the relations of the rashi chart (Parashara 27.2-4; Raman, Graha and Bhava
 * Balas).
 */
export function saptavargajaBala(
  graha: SignLord,
  { longitudes }: Pick<ChartPlacements, 'longitudes'>,
  reading: MoolatrikonaReading = 'whole-sign',
): number {
  const rashis = rashisOf({ longitudes })
  const pointsIn = (varga: Varga): number => {
    const rashi = vargaRashi(longitudes[graha], varga)
    const isMoolatrikonaSign = varga === 1 && rashi === moolatrikonaRashi(graha)
    if (isMoolatrikonaSign && (reading === 'whole-sign' || isMoolatrikona(graha, longitudes[graha]))) {
      return MOOLATRIKONA_POINTS
    }
    const lord = lordOf(rashi)
    if (lord === graha) return OWN_POINTS
    return RELATION_POINTS[relationIn(rashis, graha, lord)]
  }
  return SAPTAVARGA.reduce((sum, varga) => sum + pointsIn(varga), 0)
}

/** Moon and Venus in even signs of rashi and navamsha, the others in odd ones: 15 each (Parashara 27.4-5). */
function ojayugmaBala(graha: SignLord, longitude: Degrees): number {
  const wantsOdd = graha !== 'moon' && graha !== 'venus'
  const points = (rashi: RashiIndex) => (isOddRashi(rashi) === wantsOdd ? 15 : 0)
  return points(rashiAt(longitude)) + points(vargaRashi(longitude, 9))
}

/** 60 in kendras, 30 in the houses after them, 15 in the others, by whole signs (Parashara 27.5). */
function kendraBala(longitude: Degrees, lagna: Degrees): number {
  const house = houseFrom(rashiAt(lagna), rashiAt(longitude))
  return [60, 30, 15][(house - 1) % 3] ?? 0
}

/** Male, neutral and female grahas have theirs in the first, second and third drekkana (Parashara 27.6). */
const DREKKANA: Record<SignLord, number> = { sun: 0, mars: 0, jupiter: 0, mercury: 1, saturn: 1, moon: 2, venus: 2 }

function drekkanaBala(graha: SignLord, longitude: Degrees): number {
  return equalPartAt(longitude, 3) === DREKKANA[graha] ? 15 : 0
}

export type SthanaBala = Record<'uccha' | 'saptavargaja' | 'ojayugma' | 'kendra' | 'drekkana', Balas>

/** The five positional strengths in virupas (Brihat Parashara Hora Shastra, ch. 27). */
export function sthanaBala(placements: ChartPlacements): SthanaBala {
  const { longitudes, lagna } = placements
  return {
    uccha: bySignLord((graha) => ucchaBala(graha, longitudes[graha])),
    saptavargaja: bySignLord((graha) => saptavargajaBala(graha, placements)),
    ojayugma: bySignLord((graha) => ojayugmaBala(graha, longitudes[graha])),
    kendra: bySignLord((graha) => kendraBala(longitudes[graha], lagna)),
    drekkana: bySignLord((graha) => drekkanaBala(graha, longitudes[graha])),
  }
}
