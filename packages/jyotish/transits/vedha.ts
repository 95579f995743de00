import { GRAHAS, type Graha, SIGN_LORDS, type SignLord } from '../grahas.ts'
import { type House, houseFrom, type RashiIndex } from '../zodiac/rashi.ts'

type VedhaPairs = Readonly<Partial<Record<House, House>>>

/**
 * The good houses of each graha from the natal Moon, and the house from which another obstructs it there (Phaladeepika,
 * ch. 26, as P. V. R. Narasimha Rao tabulates it).
 */
export const VEDHA_HOUSES: Readonly<Record<SignLord, VedhaPairs>> = {
  sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  mars: { 3: 12, 6: 9, 11: 5 },
  mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 6, 12: 3 },
  saturn: { 3: 12, 6: 9, 11: 5 },
}

/** Father and son do not obstruct each other: the Sun and Saturn, the Moon and Mercury. */
const KIN: Readonly<Partial<Record<Graha, Graha>>> = { sun: 'saturn', saturn: 'sun', moon: 'mercury', mercury: 'moon' }

export type VedhaTransit = {
  graha: SignLord
  house: House
  /** The house that obstructs it; undefined where the transit is not one of its good ones. */
  vedhaHouse: House | undefined
  obstructedBy: Graha[]
}

/** Which transits from the natal Moon are good, and what obstructs them. The nodes obstruct but have no table of their own. */
export function vedhaTransits(moon: RashiIndex, passing: Readonly<Record<Graha, RashiIndex>>): VedhaTransit[] {
  return SIGN_LORDS.map((graha) => {
    const house = houseFrom(moon, passing[graha])
    const vedhaHouse = VEDHA_HOUSES[graha][house]
    const obstructedBy = GRAHAS.filter(
      (other) => other !== graha && other !== KIN[graha] && houseFrom(moon, passing[other]) === vedhaHouse,
    )
    return { graha, house, vedhaHouse, obstructedBy }
  })
}
