import type { Graha } from '../grahas.ts'
import { besideLuminary } from './beside-luminary.ts'
import { areTogether, BENEFICS, houseFromLagna, houseOf, KENDRAS, PLANETS } from './chart-view.ts'
import { namesOf, ordinal, sentence } from './text.ts'
import type { LagnaYogaRule, YogaRule } from './yoga.ts'

export const LUNAR_YOGAS: readonly YogaRule[] = [
  {
    id: 'gajakesari',
    name: 'Gajakesari',
    rule: 'Jupiter is in the 1st, 4th, 7th or 10th from the Moon.',
    source: 'Brihat Parashara Hora Shastra, ch. 36; without its additional conditions on strength',
    find: (view) => {
      const house = houseOf(view, 'jupiter', 'moon')
      if (!KENDRAS.includes(house)) return []
      return [{ grahas: ['moon', 'jupiter'], reason: `Jupiter is in the ${ordinal(house)} from the Moon.` }]
    },
  },
  {
    id: 'chandra-mangala',
    name: 'Chandra Mangala',
    rule: 'The Moon and Mars are together in one sign.',
    source: 'B. V. Raman, Three Hundred Important Combinations',
    find: (view) => {
      if (!areTogether(view, 'moon', 'mars')) return []
      return [{ grahas: ['moon', 'mars'], reason: 'The Moon and Mars share a sign.' }]
    },
  },
  {
    id: 'sunapha',
    name: 'Sunapha',
    rule: 'Mars, Mercury, Jupiter, Venus or Saturn is in the 2nd from the Moon, and none of them in the 12th.',
    source: 'Brihat Jataka, ch. 13; Brihat Parashara Hora Shastra, ch. 37',
    find: (view) => besideLuminary(view, 'moon', { occupied: [2], empty: [12] }),
  },
  {
    id: 'anapha',
    name: 'Anapha',
    rule: 'Mars, Mercury, Jupiter, Venus or Saturn is in the 12th from the Moon, and none of them in the 2nd.',
    source: 'Brihat Jataka, ch. 13; Brihat Parashara Hora Shastra, ch. 37',
    find: (view) => besideLuminary(view, 'moon', { occupied: [12], empty: [2] }),
  },
  {
    id: 'durudhara',
    name: 'Durudhara',
    rule: 'Of Mars, Mercury, Jupiter, Venus and Saturn, at least one is in the 2nd from the Moon and at least one in the 12th.',
    source: 'Brihat Jataka, ch. 13; Brihat Parashara Hora Shastra, ch. 37',
    find: (view) => besideLuminary(view, 'moon', { occupied: [2, 12], empty: [] }),
  },
  {
    id: 'adhi',
    name: 'Adhi',
    rule: 'Mercury, Jupiter and Venus are all in the 6th, 7th or 8th from the Moon.',
    source: 'Brihat Jataka, ch. 13; Brihat Parashara Hora Shastra, ch. 37',
    find: (view) => {
      const houses = BENEFICS.map((graha) => ({ graha, house: houseOf(view, graha, 'moon') }))
      if (!houses.every(({ house }) => house >= 6 && house <= 8)) return []

      const placements = houses.map(({ graha, house }) => `${namesOf([graha])} in the ${ordinal(house)}`)
      return [{ grahas: ['moon', ...BENEFICS], reason: `From the Moon: ${placements.join(', ')}.` }]
    },
  },
]

export const LUNAR_LAGNA_YOGAS: readonly LagnaYogaRule[] = [
  {
    id: 'kemadruma',
    name: 'Kemadruma',
    rule: 'The Moon is alone: none of Mars, Mercury, Jupiter, Venus and Saturn is with it, in the 2nd or 12th from it, or in the 1st, 4th, 7th or 10th from the lagna.',
    source: 'Brihat Parashara Hora Shastra, ch. 37',
    find: (view) => {
      const isNear = (graha: Graha) =>
        [12, 1, 2].includes(houseOf(view, graha, 'moon')) || KENDRAS.includes(houseFromLagna(view, graha))
      if (PLANETS.some(isNear)) return []
      return [
        { grahas: ['moon'], reason: 'No planet is beside the Moon or in a kendra; the Moon relies on its own light.' },
      ]
    },
  },
  {
    id: 'shakata',
    name: 'Shakata',
    rule: 'The Moon is in the 6th, 8th or 12th from Jupiter and not in a kendra from the lagna.',
    source: 'Phaladeepika, ch. 6',
    find: (view) => {
      const house = houseOf(view, 'moon', 'jupiter')
      if (![6, 8, 12].includes(house) || KENDRAS.includes(houseFromLagna(view, 'moon'))) return []
      return [{ grahas: ['moon', 'jupiter'], reason: sentence(`the Moon is in the ${ordinal(house)} from Jupiter`) }]
    },
  },
]
