import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import { isCombust } from '../zodiac/combustion.ts'
import type { House } from '../zodiac/rashi.ts'
import { associationsOfLords, pairsOf } from './associations.ts'
import {
  DUSTHANAS,
  houseFromLagna,
  isOwnOrExalted,
  KENDRAS,
  type LagnaView,
  lordOfHouse,
  TRIKONAS,
} from './chart-view.ts'
import { nameOf, ordinal, sentence } from './text.ts'
import type { LagnaYogaRule } from './yoga.ts'

const VIPARITA: readonly { id: string; name: string; house: House }[] = [
  { id: 'viparita-harsha', name: 'Viparita Raja (Harsha)', house: 6 },
  { id: 'viparita-sarala', name: 'Viparita Raja (Sarala)', house: 8 },
  { id: 'viparita-vimala', name: 'Viparita Raja (Vimala)', house: 12 },
]

const viparitaYogas: readonly LagnaYogaRule[] = VIPARITA.map(({ id, name, house }) => ({
  id,
  name,
  rule: `The lord of the ${ordinal(house)} is in the 6th, 8th or 12th.`,
  source: 'Phaladeepika, ch. 6',
  find: (view) => {
    const lord = lordOfHouse(view, house)
    const place = houseFromLagna(view, lord)
    if (!DUSTHANAS.includes(place)) return []
    return [
      {
        grahas: [lord],
        reason: sentence(`${nameOf(lord)}, lord of the ${ordinal(house)}, is in the ${ordinal(place)}`),
      },
    ]
  },
}))

/** The Lakshmi yoga condition for the lagna lord: well placed, neither debilitated nor combust. */
function isStrongLagnaLord(view: LagnaView, lord: SignLord): boolean {
  const { longitudes, retrograde, dignities } = view
  const isWellPlaced = [...KENDRAS, ...TRIKONAS].includes(houseFromLagna(view, lord))
  const isLordCombust = isCombust({
    graha: lord,
    longitude: longitudes[lord],
    sun: longitudes.sun,
    isRetrograde: retrograde[lord] ?? false,
  })
  return isWellPlaced && dignities[lord] !== 'debilitated' && !isLordCombust
}

export const LORDSHIP_YOGAS: readonly LagnaYogaRule[] = [
  {
    id: 'raja',
    name: 'Raja',
    rule: 'The lord of a kendra (1st, 4th, 7th, 10th) and the lord of a trikona (1st, 5th, 9th) are in the same sign, fully aspect each other, or exchange signs.',
    source: 'Brihat Parashara Hora Shastra, ch. 34 and 39',
    find: (view) => associationsOfLords(view, pairsOf(KENDRAS, TRIKONAS)),
  },
  {
    id: 'dharma-karmadhipati',
    name: 'Dharma Karmadhipati',
    rule: 'The lords of the 9th and the 10th are in the same sign, fully aspect each other, or exchange signs.',
    source: 'Brihat Parashara Hora Shastra, ch. 34',
    find: (view) => associationsOfLords(view, [{ one: 9, other: 10 }]),
  },
  {
    id: 'yogakaraka',
    name: 'Yogakaraka',
    rule: 'One graha rules both a kendra (4th, 7th, 10th) and a trikona (5th, 9th).',
    source: 'Brihat Parashara Hora Shastra, ch. 34',
    find: (view) =>
      pairsOf([4, 7, 10], [5, 9]).flatMap(({ one, other }) => {
        const lord = lordOfHouse(view, one)
        if (lord !== lordOfHouse(view, other)) return []
        return [
          { grahas: [lord], reason: sentence(`${nameOf(lord)} rules the ${ordinal(one)} and the ${ordinal(other)}`) },
        ]
      }),
  },
  {
    id: 'dhana',
    name: 'Dhana',
    rule: 'The lord of the 2nd or 11th and the lord of another of the 1st, 2nd, 5th, 9th and 11th are in the same sign, fully aspect each other, or exchange signs.',
    source: 'Brihat Parashara Hora Shastra, ch. 41, in its common form',
    find: (view) => associationsOfLords(view, pairsOf([2, 11], [1, 2, 5, 9, 11])),
  },
  ...viparitaYogas,
  {
    id: 'lakshmi',
    name: 'Lakshmi',
    rule: 'The lord of the 9th is in its own sign or exalted in a kendra, and the lord of the lagna is in a kendra or trikona, neither debilitated nor combust.',
    source: 'Brihat Parashara Hora Shastra, ch. 36',
    find: (view) => {
      const ninth = lordOfHouse(view, 9)
      const first = lordOfHouse(view, 1)
      const isNinthStrong = isOwnOrExalted(view, ninth) && KENDRAS.includes(houseFromLagna(view, ninth))
      if (!isNinthStrong || !isStrongLagnaLord(view, first)) return []

      const place = ordinal(houseFromLagna(view, ninth))
      const grahas = SIGN_LORDS.filter((graha) => graha === ninth || graha === first)
      return [{ grahas, reason: sentence(`${nameOf(ninth)}, lord of the 9th, is strong in the ${place}`) }]
    },
  },
]
