import type { House } from '../zodiac/rashi.ts'
import { type ChartView, houseOf, STAR_GRAHAS } from './chart-view.ts'
import { areOrIs, nameOf, namesOf, ordinal } from './words.ts'
import type { YogaFinding } from './yoga.ts'

/** The houses before and after the Sun or the Moon that must hold a star graha, and those that must hold none. */
type Sides = { withCompany: readonly House[]; empty: readonly House[] }

/** The yogas of company: Mars, Mercury, Jupiter, Venus and Saturn beside one of the two lights. */
export function besideLight(view: ChartView, light: 'sun' | 'moon', sides: Sides): YogaFinding[] {
  const starsIn = (house: House) => STAR_GRAHAS.filter((graha) => houseOf(view, graha, light) === house)
  const company = sides.withCompany.map((house) => ({ house, grahas: starsIn(house) }))

  const hasCompany = company.every(({ grahas }) => grahas.length > 0)
  const isEmptyElsewhere = sides.empty.every((house) => starsIn(house).length === 0)
  if (!hasCompany || !isEmptyElsewhere) return []

  const words = company.map(({ house, grahas }) => `${namesOf(grahas)} ${areOrIs(grahas)} in the ${ordinal(house)}`)
  return [
    {
      grahas: [light, ...company.flatMap(({ grahas }) => grahas)],
      reason: `From ${nameOf(light)} ${words.join(' and ')}.`,
    },
  ]
}
