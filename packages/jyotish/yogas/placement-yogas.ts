import { forwardSeparation } from '../angles.ts'
import { GRAHAS, type Graha, SIGN_LORDS } from '../grahas.ts'
import { type House, type RashiIndex, rashiOfHouse } from '../zodiac/rashi.ts'
import {
  areTogether,
  BENEFICS,
  type ChartView,
  houseFromLagna,
  KENDRAS,
  type LagnaView,
  TRIKONAS,
} from './chart-view.ts'
import { areOrIs, namesOf, ordinal, sentence } from './text.ts'
import type { LagnaYogaRule, YogaFinding, YogaRule } from './yoga.ts'

const occupantsOf = (view: ChartView, rashi: RashiIndex): Graha[] =>
  GRAHAS.filter((graha) => view.rashis[graha] === rashi)

const isOnlyBenefic = (grahas: readonly Graha[]) =>
  grahas.length > 0 && grahas.every((graha) => BENEFICS.some((benefic) => benefic === graha))

function amalaFrom(view: ChartView, origin: RashiIndex, originName: string): YogaFinding[] {
  const occupants = occupantsOf(view, rashiOfHouse(origin, 10))
  if (!isOnlyBenefic(occupants)) return []
  return [
    {
      grahas: occupants,
      reason: sentence(`${namesOf(occupants)} ${areOrIs(occupants)} alone in the 10th from ${originName}`),
    },
  ]
}

const AMALA = {
  id: 'amala',
  name: 'Amala',
  rule: 'Only Mercury, Jupiter or Venus is in the 10th from the lagna or the Moon.',
  source: 'Brihat Parashara Hora Shastra, ch. 36',
}

export const PLACEMENT_YOGAS: readonly YogaRule[] = [
  { ...AMALA, find: (view) => amalaFrom(view, view.rashis.moon, 'the Moon') },
  {
    id: 'guru-mangala',
    name: 'Guru Mangala',
    rule: 'Jupiter and Mars are together in one sign.',
    source: 'common practice',
    find: (view) => {
      if (!areTogether(view, 'jupiter', 'mars')) return []
      return [{ grahas: ['mars', 'jupiter'], reason: 'Mars and Jupiter share a sign.' }]
    },
  },
  {
    id: 'kala-sarpa',
    name: 'Kala Sarpa',
    rule: 'All seven grahas are on one side of the line from Rahu to Ketu, by longitude; a modern rule.',
    source: 'common practice since the 20th century, not found in the classical texts',
    find: ({ longitudes }) => {
      const distances = SIGN_LORDS.map((graha) => forwardSeparation(longitudes.rahu, longitudes[graha]))
      if (distances.every((distance) => distance > 0 && distance < 180)) {
        return [{ grahas: ['rahu', 'ketu'], reason: 'All seven grahas are between Rahu and Ketu.' }]
      }
      if (distances.every((distance) => distance > 180)) {
        return [{ grahas: ['rahu', 'ketu'], reason: 'All seven grahas are between Ketu and Rahu.' }]
      }
      return []
    },
  },
]

const SARASWATI_HOUSES: readonly House[] = [...KENDRAS, ...TRIKONAS, 2]

function hasStrongJupiter({ dignities }: LagnaView): boolean {
  return ['exalted', 'moolatrikona', 'own', 'friend'].includes(dignities.jupiter)
}

export const PLACEMENT_LAGNA_YOGAS: readonly LagnaYogaRule[] = [
  { ...AMALA, find: (view) => amalaFrom(view, view.lagna, 'the lagna') },
  {
    id: 'saraswati',
    name: 'Saraswati',
    rule: 'Mercury, Jupiter and Venus are each in a kendra, a trikona or the 2nd from the lagna, and Jupiter is exalted, in its own sign or in the sign of a friend.',
    source: 'Phaladeepika, ch. 6',
    find: (view) => {
      const houses = BENEFICS.map((graha) => houseFromLagna(view, graha))
      if (!hasStrongJupiter(view) || !houses.every((house) => SARASWATI_HOUSES.includes(house))) return []

      const placements = BENEFICS.map((graha) => `${namesOf([graha])} in the ${ordinal(houseFromLagna(view, graha))}`)
      return [{ grahas: BENEFICS, reason: `${placements.join(', ')}.` }]
    },
  },
  {
    id: 'vasumati',
    name: 'Vasumati',
    rule: 'Mercury, Jupiter and Venus are all in the 3rd, 6th, 10th or 11th from the lagna.',
    source: 'Phaladeepika, ch. 6',
    find: (view) => {
      const houses = BENEFICS.map((graha) => houseFromLagna(view, graha))
      if (!houses.every((house) => [3, 6, 10, 11].includes(house))) return []
      return [{ grahas: BENEFICS, reason: 'All three benefics are in houses of growth.' }]
    },
  },
  {
    id: 'shubha-kartari',
    name: 'Shubha Kartari',
    rule: 'The 2nd and the 12th from the lagna are both occupied, and only by Mercury, Jupiter or Venus.',
    source: 'Phaladeepika, ch. 6',
    find: (view) => {
      const before = occupantsOf(view, rashiOfHouse(view.lagna, 12))
      const after = occupantsOf(view, rashiOfHouse(view.lagna, 2))
      if (!isOnlyBenefic(before) || !isOnlyBenefic(after)) return []
      return [{ grahas: [...before, ...after], reason: 'Benefics are on both sides of the lagna.' }]
    },
  },
]
