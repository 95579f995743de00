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
import type { LagnaYogaRule, YogaFinding, YogaRule } from './yoga.ts'

const occupantsOf = (view: ChartView, rashi: RashiIndex): Graha[] =>
  GRAHAS.filter((graha) => view.rashis[graha] === rashi)

const isOnlyBenefic = (grahas: readonly Graha[]) =>
  grahas.length > 0 && grahas.every((graha) => BENEFICS.some((benefic) => benefic === graha))

/** Brihat Parashara Hora Shastra, ch. 36. */
function amala(view: ChartView, from: 'moon' | 'lagna', origin: RashiIndex): YogaFinding[] {
  const occupants = occupantsOf(view, rashiOfHouse(origin, 10))
  if (!isOnlyBenefic(occupants)) return []
  return [{ grahas: occupants, reason: { code: 'alone-in-house', grahas: occupants, house: 10, from } }]
}

export const PLACEMENT_YOGAS: readonly YogaRule[] = [
  { id: 'amala', find: (view) => amala(view, 'moon', view.rashis.moon) },
  {
    // Common practice.
    id: 'guru-mangala',
    find: (view) => {
      if (!areTogether(view, 'jupiter', 'mars')) return []
      return [{ grahas: ['mars', 'jupiter'], reason: { code: 'share-a-sign', grahas: ['mars', 'jupiter'] } }]
    },
  },
  {
    // Common practice since the 20th century, not found in the classical texts.
    id: 'kala-sarpa',
    find: ({ longitudes }) => {
      const distances = SIGN_LORDS.map((graha) => forwardSeparation(longitudes.rahu, longitudes[graha]))
      if (distances.every((distance) => distance > 0 && distance < 180)) {
        return [{ grahas: ['rahu', 'ketu'], reason: { code: 'between-the-nodes', from: 'rahu' } }]
      }
      if (distances.every((distance) => distance > 180)) {
        return [{ grahas: ['rahu', 'ketu'], reason: { code: 'between-the-nodes', from: 'ketu' } }]
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
  { id: 'amala', find: (view) => amala(view, 'lagna', view.lagna) },
  {
    // Phaladeepika, ch. 6.
    id: 'saraswati',
    find: (view) => {
      const places = BENEFICS.map((graha) => ({ graha, house: houseFromLagna(view, graha) }))
      if (!hasStrongJupiter(view) || !places.every(({ house }) => SARASWATI_HOUSES.includes(house))) return []
      return [{ grahas: BENEFICS, reason: { code: 'in-houses', from: 'lagna', places } }]
    },
  },
  {
    // Phaladeepika, ch. 6.
    id: 'vasumati',
    find: (view) => {
      const houses = BENEFICS.map((graha) => houseFromLagna(view, graha))
      if (!houses.every((house) => [3, 6, 10, 11].includes(house))) return []
      return [{ grahas: BENEFICS, reason: { code: 'benefics-in-growth' } }]
    },
  },
  {
    // Phaladeepika, ch. 6.
    id: 'shubha-kartari',
    find: (view) => {
      const before = occupantsOf(view, rashiOfHouse(view.lagna, 12))
      const after = occupantsOf(view, rashiOfHouse(view.lagna, 2))
      if (!isOnlyBenefic(before) || !isOnlyBenefic(after)) return []
      return [{ grahas: [...before, ...after], reason: { code: 'benefics-around-lagna' } }]
    },
  },
]
