import type { Graha } from '../grahas.ts'
import { besideLuminary } from './beside-luminary.ts'
import { areTogether, BENEFICS, houseFromLagna, houseOf, KENDRAS, PLANETS } from './chart-view.ts'
import type { LagnaYogaRule, YogaRule } from './yoga.ts'

export const LUNAR_YOGAS: readonly YogaRule[] = [
  {
    // Brihat Parashara Hora Shastra, ch. 36; without its additional conditions on strength.
    id: 'gajakesari',
    find: (view) => {
      const house = houseOf(view, 'jupiter', 'moon')
      if (!KENDRAS.includes(house)) return []
      return [{ grahas: ['moon', 'jupiter'], reason: { code: 'in-house-from', graha: 'jupiter', house, from: 'moon' } }]
    },
  },
  {
    // B. V. Raman, Three Hundred Important Combinations.
    id: 'chandra-mangala',
    find: (view) => {
      if (!areTogether(view, 'moon', 'mars')) return []
      return [{ grahas: ['moon', 'mars'], reason: { code: 'share-a-sign', grahas: ['moon', 'mars'] } }]
    },
  },
  {
    // Brihat Jataka, ch. 13; Brihat Parashara Hora Shastra, ch. 37.
    id: 'sunapha',
    find: (view) => besideLuminary(view, 'moon', { occupied: [2], empty: [12] }),
  },
  {
    // Brihat Jataka, ch. 13; Brihat Parashara Hora Shastra, ch. 37.
    id: 'anapha',
    find: (view) => besideLuminary(view, 'moon', { occupied: [12], empty: [2] }),
  },
  {
    // Brihat Jataka, ch. 13; Brihat Parashara Hora Shastra, ch. 37.
    id: 'durudhara',
    find: (view) => besideLuminary(view, 'moon', { occupied: [2, 12], empty: [] }),
  },
  {
    // Brihat Jataka, ch. 13; Brihat Parashara Hora Shastra, ch. 37.
    id: 'adhi',
    find: (view) => {
      const places = BENEFICS.map((graha) => ({ graha, house: houseOf(view, graha, 'moon') }))
      if (!places.every(({ house }) => house >= 6 && house <= 8)) return []
      return [{ grahas: ['moon', ...BENEFICS], reason: { code: 'in-houses', from: 'moon', places } }]
    },
  },
]

export const LUNAR_LAGNA_YOGAS: readonly LagnaYogaRule[] = [
  {
    // Brihat Parashara Hora Shastra, ch. 37.
    id: 'kemadruma',
    find: (view) => {
      const isNear = (graha: Graha) =>
        [12, 1, 2].includes(houseOf(view, graha, 'moon')) || KENDRAS.includes(houseFromLagna(view, graha))
      if (PLANETS.some(isNear)) return []
      return [{ grahas: ['moon'], reason: { code: 'moon-alone' } }]
    },
  },
  {
    // Phaladeepika, ch. 6.
    id: 'shakata',
    find: (view) => {
      const house = houseOf(view, 'moon', 'jupiter')
      if (![6, 8, 12].includes(house) || KENDRAS.includes(houseFromLagna(view, 'moon'))) return []
      return [{ grahas: ['moon', 'jupiter'], reason: { code: 'in-house-from', graha: 'moon', house, from: 'jupiter' } }]
    },
  },
]
