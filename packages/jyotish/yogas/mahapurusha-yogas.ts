import type { SignLord } from '../grahas.ts'
import { RASHIS } from '../zodiac/rashis.ts'
import { houseFromLagna, isOwnOrExalted, KENDRAS } from './chart-view.ts'
import { nameOf, ordinal } from './text.ts'
import type { LagnaYogaRule } from './yoga.ts'

const FIVE: readonly { id: string; name: string; graha: SignLord }[] = [
  { id: 'ruchaka', name: 'Ruchaka', graha: 'mars' },
  { id: 'bhadra', name: 'Bhadra', graha: 'mercury' },
  { id: 'hamsa', name: 'Hamsa', graha: 'jupiter' },
  { id: 'malavya', name: 'Malavya', graha: 'venus' },
  { id: 'shasha', name: 'Shasha', graha: 'saturn' },
]

/** The five Mahapurusha yogas, one for each planet. */
export const MAHAPURUSHA_YOGAS: readonly LagnaYogaRule[] = FIVE.map(({ id, name, graha }) => ({
  id,
  name,
  rule: `${nameOf(graha)} is in its own sign or exalted, in the 1st, 4th, 7th or 10th from the lagna.`,
  source: 'Brihat Parashara Hora Shastra, ch. 75; Phaladeepika, ch. 6',
  find: (view) => {
    const house = houseFromLagna(view, graha)
    if (!KENDRAS.includes(house) || !isOwnOrExalted(view, graha)) return []

    const { sanskrit } = RASHIS[view.rashis[graha]]
    return [{ grahas: [graha], reason: `${nameOf(graha)} is in ${sanskrit}, the ${ordinal(house)} house.` }]
  },
}))
