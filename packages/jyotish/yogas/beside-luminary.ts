import type { House } from '../zodiac/rashi.ts'
import { type ChartView, houseOf, PLANETS } from './chart-view.ts'
import type { YogaFinding } from './yoga.ts'

/** The houses from the Sun or the Moon that must hold a planet, and those that must hold none. */
type Sides = { occupied: readonly House[]; empty: readonly House[] }

/** Yogas formed by Mars, Mercury, Jupiter, Venus or Saturn next to the Sun or the Moon. */
export function besideLuminary(view: ChartView, luminary: 'sun' | 'moon', sides: Sides): YogaFinding[] {
  const planetsIn = (house: House) => PLANETS.filter((graha) => houseOf(view, graha, luminary) === house)
  const occupied = sides.occupied.map((house) => ({ house, grahas: planetsIn(house) }))

  const isOccupied = occupied.every(({ grahas }) => grahas.length > 0)
  const isEmptyElsewhere = sides.empty.every((house) => planetsIn(house).length === 0)
  if (!isOccupied || !isEmptyElsewhere) return []

  return [
    {
      grahas: [luminary, ...occupied.flatMap(({ grahas }) => grahas)],
      reason: { code: 'beside-luminary', luminary, sides: occupied },
    },
  ]
}
