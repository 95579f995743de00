import { GRAHAS, type Graha } from '../grahas.ts'
import { type Placements, rashisOf } from './placements.ts'
import { type House, houseFrom, type RashiIndex } from './rashi.ts'

/** Which aspects Rahu and Ketu cast. The texts differ, so the caller chooses. */
export type NodeDrishti = 'none' | 'seventh' | 'fifth-seventh-ninth'

export type DrishtiOptions = { nodes?: NodeDrishti }

const NODE_HOUSES: Record<NodeDrishti, readonly House[]> = {
  none: [],
  seventh: [7],
  'fifth-seventh-ninth': [5, 7, 9],
}

/** The houses a graha fully aspects, counted inclusively from its own sign (Brihat Parashara Hora Shastra, ch. 26). */
export function fullDrishtiHouses(graha: Graha, { nodes = 'none' }: DrishtiOptions = {}): readonly House[] {
  switch (graha) {
    case 'mars':
      return [4, 7, 8]
    case 'jupiter':
      return [5, 7, 9]
    case 'saturn':
      return [3, 7, 10]
    case 'rahu':
    case 'ketu':
      return NODE_HOUSES[nodes]
    default:
      return [7]
  }
}

const PARTIAL_STRENGTHS: Partial<Record<House, number>> = { 3: 0.25, 10: 0.25, 5: 0.5, 9: 0.5, 4: 0.75, 8: 0.75, 7: 1 }

/**
 * The strength of a graha's aspect on a house counted from it, 0 to 1: a quarter on the 3rd and 10th, half on the
 * 5th and 9th, three quarters on the 4th and 8th, full on the 7th and on its special houses
 * (Brihat Parashara Hora Shastra, ch. 26).
 */
export function drishtiStrength(graha: Graha, house: House, options: DrishtiOptions = {}): number {
  const full = fullDrishtiHouses(graha, options)
  if (full.includes(house)) return 1
  return full.length === 0 ? 0 : (PARTIAL_STRENGTHS[house] ?? 0)
}

/** Whether a graha in one sign fully aspects another sign. */
export function aspectsRashi(graha: Graha, from: RashiIndex, to: RashiIndex, options: DrishtiOptions = {}): boolean {
  return fullDrishtiHouses(graha, options).includes(houseFrom(from, to))
}

export type GrahaDrishti = { from: Graha; to: Graha; house: House }

/** Every full aspect of one graha on another, in weekday order. */
export function listGrahaDrishti(
  placements: Pick<Placements, 'longitudes'>,
  options: DrishtiOptions = {},
): GrahaDrishti[] {
  const rashis = rashisOf(placements)

  return GRAHAS.flatMap((from) =>
    GRAHAS.filter((to) => to !== from && aspectsRashi(from, rashis[from], rashis[to], options)).map((to) => ({
      from,
      to,
      house: houseFrom(rashis[from], rashis[to]),
    })),
  )
}
