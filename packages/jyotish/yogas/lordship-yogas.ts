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
  lordOfHouseIn,
  TRIKONAS,
} from './chart-view.ts'
import type { LagnaYogaRule, YogaFinding, YogaId } from './yoga.ts'

const VIPARITA: readonly { id: YogaId; rules: House }[] = [
  { id: 'viparita-harsha', rules: 6 },
  { id: 'viparita-sarala', rules: 8 },
  { id: 'viparita-vimala', rules: 12 },
]

/** Phaladeepika, ch. 6. */
const viparitaYogas: readonly LagnaYogaRule[] = VIPARITA.map(({ id, rules }) => ({
  id,
  find: (view) => {
    const graha = lordOfHouseIn(view, rules)
    const house = houseFromLagna(view, graha)
    if (!DUSTHANAS.includes(house)) return []
    return [{ grahas: [graha], reason: { code: 'lord-in-house', graha, rules, house } }]
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
    // Brihat Parashara Hora Shastra, ch. 34 and 39.
    id: 'raja',
    find: (view) => associationsOfLords(view, pairsOf(KENDRAS, TRIKONAS)),
  },
  {
    // Brihat Parashara Hora Shastra, ch. 34.
    id: 'dharma-karmadhipati',
    find: (view) => associationsOfLords(view, [{ one: 9, other: 10 }]),
  },
  {
    // Brihat Parashara Hora Shastra, ch. 34.
    id: 'yogakaraka',
    find: (view) =>
      pairsOf([4, 7, 10], [5, 9]).flatMap(({ one, other }): YogaFinding[] => {
        const graha = lordOfHouseIn(view, one)
        if (graha !== lordOfHouseIn(view, other)) return []
        return [{ grahas: [graha], reason: { code: 'rules-two-houses', graha, houses: [one, other] } }]
      }),
  },
  {
    // Brihat Parashara Hora Shastra, ch. 41, in its common form.
    id: 'dhana',
    find: (view) => associationsOfLords(view, pairsOf([2, 11], [1, 2, 5, 9, 11])),
  },
  ...viparitaYogas,
  {
    // Brihat Parashara Hora Shastra, ch. 36.
    id: 'lakshmi',
    find: (view) => {
      const ninth = lordOfHouseIn(view, 9)
      const first = lordOfHouseIn(view, 1)
      const isNinthStrong = isOwnOrExalted(view, ninth) && KENDRAS.includes(houseFromLagna(view, ninth))
      if (!isNinthStrong || !isStrongLagnaLord(view, first)) return []

      const house = houseFromLagna(view, ninth)
      const grahas = SIGN_LORDS.filter((graha) => graha === ninth || graha === first)
      return [{ grahas, reason: { code: 'lord-strong-in-house', graha: ninth, rules: 9, house } }]
    },
  },
]
