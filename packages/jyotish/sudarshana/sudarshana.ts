import type { Graha } from '../grahas.ts'
import { type ChartPlacements, grahasIn } from '../zodiac/placements.ts'
import { type House, RASHI_INDEXES, type RashiIndex, rashiAt, rashiOfHouse } from '../zodiac/rashi.ts'

export const SUDARSHANA_RINGS = ['lagna', 'moon', 'sun'] as const
export type SudarshanaRing = (typeof SUDARSHANA_RINGS)[number]

/** A house of the wheel: its sign and occupants counted from lagna, Moon and Sun. */
export type SudarshanaHouse = { house: House; rings: Record<SudarshanaRing, { rashi: RashiIndex; grahas: Graha[] }> }

function ringStarts({ longitudes, lagna }: ChartPlacements): Record<SudarshanaRing, RashiIndex> {
  return { lagna: rashiAt(lagna), moon: rashiAt(longitudes.moon), sun: rashiAt(longitudes.sun) }
}

/**
 * The sudarshana chakra: the twelve houses seen from lagna, Moon and Sun at once (Brihat Parashara Hora Shastra, ch. 74).
 */
export function sudarshanaChakra(placements: ChartPlacements): SudarshanaHouse[] {
  const starts = ringStarts(placements)
  return RASHI_INDEXES.map((index) => {
    const house = (index + 1) as House
    const at = (ring: SudarshanaRing) => {
      const rashi = rashiOfHouse(starts[ring], house)
      return { rashi, grahas: grahasIn(rashi, placements) }
    }
    return { house, rings: { lagna: at('lagna'), moon: at('moon'), sun: at('sun') } }
  })
}

/** The house that runs at an age, and within the year the house of its month; both counted on from the first. */
export type SudarshanaYear = { house: House; month: House }

/**
 * A year of life for each house and a twelfth of it for each month, which begin from the house of the year (Brihat
 * Parashara Hora Shastra, ch. 74). The age is in years and may have a fraction.
 */
export function sudarshanaYear(age: number): SudarshanaYear {
  const year = Math.floor(age)
  const month = Math.floor((age - year) * 12)
  return { house: ((year % 12) + 1) as House, month: (((year + month) % 12) + 1) as House }
}
