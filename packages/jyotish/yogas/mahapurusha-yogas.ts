import type { SignLord } from '../grahas.ts'
import { houseFromLagna, isOwnOrExalted, KENDRAS } from './chart-view.ts'
import type { LagnaYogaRule, YogaId } from './yoga.ts'

const FIVE: readonly { id: YogaId; graha: SignLord }[] = [
  { id: 'ruchaka', graha: 'mars' },
  { id: 'bhadra', graha: 'mercury' },
  { id: 'hamsa', graha: 'jupiter' },
  { id: 'malavya', graha: 'venus' },
  { id: 'shasha', graha: 'saturn' },
]

/** The five Mahapurusha yogas, one for each planet (Brihat Parashara Hora Shastra, ch. 75; Phaladeepika, ch. 6). */
export const MAHAPURUSHA_YOGAS: readonly LagnaYogaRule[] = FIVE.map(({ id, graha }) => ({
  id,
  find: (view) => {
    const house = houseFromLagna(view, graha)
    if (!KENDRAS.includes(house) || !isOwnOrExalted(view, graha)) return []
    return [{ grahas: [graha], reason: { code: 'strong-in-house', graha, rashi: view.rashis[graha], house } }]
  },
}))
