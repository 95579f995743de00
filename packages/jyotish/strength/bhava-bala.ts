import type { Degrees } from '../angles.ts'
import type { Chart } from '../chart/chart.ts'
import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import { sripatiMiddles } from '../houses/houses.ts'
import { degreesInRashi, type House, type RashiIndex, rashiAt } from '../zodiac/rashi.ts'
import { lordOf } from '../zodiac/rashis.ts'
import { sphutaDrishti } from './drik-bala.ts'
import type { Shadbala } from './shadbala.ts'

export type BhavaBala = {
  house: House
  /** The middle of the house after Sripati, sidereal degrees. */
  middle: Degrees
  lord: SignLord
  /** The shadbala of the lord of the middle's sign. */
  adhipati: number
  dig: number
  drishti: number
  total: number
}

type Kind = 'insect' | 'quadruped' | 'human' | 'watery'

/** The house in which a kind of sign has no directional strength; it grows by 10 for each house away from it. */
const WEAKEST: Record<Kind, House> = { insect: 1, quadruped: 4, human: 7, watery: 10 }

const KINDS: Record<RashiIndex, Kind | readonly [firstHalf: Kind, secondHalf: Kind]> = {
  0: 'quadruped',
  1: 'quadruped',
  2: 'human',
  3: 'watery',
  4: 'quadruped',
  5: 'human',
  6: 'human',
  7: 'insect',
  8: ['human', 'quadruped'],
  9: ['quadruped', 'watery'],
  10: 'human',
  11: 'watery',
}

function kindAt(longitude: Degrees): Kind {
  const kind = KINDS[rashiAt(longitude)]
  if (typeof kind === 'string') return kind
  return degreesInRashi(longitude) < 15 ? kind[0] : kind[1]
}

function digOf(house: House, middle: Degrees): number {
  const away = Math.abs(house - WEAKEST[kindAt(middle)])
  return 10 * Math.min(away, 12 - away)
}

/** Jupiter and Mercury aspect with their whole strength, the others with a quarter. */
function aspectShare(graha: SignLord): number {
  return graha === 'jupiter' || graha === 'mercury' ? 1 : 1 / 4
}

/**
 * The strength of the twelve houses: of the lord, of the direction by the kind of sign, and of the aspects on the
 * middle (B. V. Raman, Graha and Bhava Balas; Brihat Parashara Hora Shastra, ch. 27, 26-31).
 */
export function bhavaBala(chart: Chart, { total, benefics }: Pick<Shadbala, 'total' | 'benefics'>): BhavaBala[] {
  const { longitudes, lagna } = chart.placements
  return sripatiMiddles(lagna, chart.midheaven.longitude).map((middle, index) => {
    const house = (index + 1) as House
    const lord = lordOf(rashiAt(middle))
    const dig = digOf(house, middle)
    const drishti = SIGN_LORDS.reduce((sum, graha) => {
      const points = sphutaDrishti(graha, longitudes[graha], middle) * aspectShare(graha)
      return sum + (graha === 'mercury' || benefics.includes(graha) ? points : -points)
    }, 0)
    return { house, middle, lord, adhipati: total[lord], dig, drishti, total: total[lord] + dig + drishti }
  })
}
