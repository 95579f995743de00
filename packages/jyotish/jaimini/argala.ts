import type { Graha } from '../grahas.ts'
import { type ChartPlacements, grahasIn } from '../zodiac/placements.ts'
import { type House, RASHI_INDEXES, type RashiIndex, rashiAt, rashiOfHouse, wrapRashi } from '../zodiac/rashi.ts'

/** A house whose occupants intervene, and the house whose occupants obstruct them. */
export const ARGALA_HOUSES = [
  { from: 2, obstructedFrom: 12 },
  { from: 4, obstructedFrom: 10 },
  { from: 11, obstructedFrom: 3 },
  { from: 5, obstructedFrom: 9 },
] as const satisfies readonly { from: House; obstructedFrom: House }[]

export type Argala = {
  from: House
  grahas: Graha[]
  obstructedFrom: House
  obstructing: Graha[]
  /** More grahas intervene than obstruct. */
  isEffective: boolean
}

export type HouseArgala = { house: House; rashi: RashiIndex; argalas: Argala[] }

/**
 * The argala (intervention) on every house: occupants of the 2nd, 4th and 11th, and secondarily the 5th, obstructed by
 * those of the 12th, 10th, 3rd and 9th unless they are more in number (Jaimini Sutras 1.1; Brihat Parashara Hora
 * Shastra, ch. 31). Nodes count like other grahas, and the reversed count from Ketu is not used.
 */
export function listArgalas(placements: ChartPlacements): HouseArgala[] {
  const lagna = rashiAt(placements.lagna)

  return RASHI_INDEXES.map((index) => {
    const rashi = wrapRashi(lagna + index)
    const argalas = ARGALA_HOUSES.map(({ from, obstructedFrom }) => {
      const grahas = grahasIn(rashiOfHouse(rashi, from), placements)
      const obstructing = grahasIn(rashiOfHouse(rashi, obstructedFrom), placements)
      return { from, grahas, obstructedFrom, obstructing, isEffective: grahas.length > obstructing.length }
    })
    return { house: (index + 1) as House, rashi, argalas }
  })
}
