import { GRAHAS, type Graha } from '../grahas.ts'
import type { House } from '../zodiac/rashi.ts'
import type { KpChart } from './kp-chart.ts'

/** The significators of a house, the strongest kind first (KP Reader 4). */
export type HouseSignificators = {
  house: House
  /** A: grahas in the star of an occupant. */
  inStarOfOccupants: Graha[]
  /** B: occupants. */
  occupants: Graha[]
  /** C: grahas in the star of the owner. */
  inStarOfOwner: Graha[]
  /** D: the lord of the sign on the cusp. */
  owner: Graha
}

/** Who signifies each house. Nodes own no house; they occupy houses and rule stars like the other grahas. */
export function houseSignificators({ cusps, grahas }: KpChart): HouseSignificators[] {
  const inStarOf = (lords: readonly Graha[]) => GRAHAS.filter((graha) => lords.includes(grahas[graha].star))
  return cusps.map(({ house, sign: owner }) => {
    const occupants = GRAHAS.filter((graha) => grahas[graha].house === house)
    return { house, inStarOfOccupants: inStarOf(occupants), occupants, inStarOfOwner: inStarOf([owner]), owner }
  })
}

/** The houses of a graha, the strongest kind first (KP Reader 4). */
export type GrahaSignifications = {
  graha: Graha
  occupiedByStarLord: House
  occupied: House
  ownedByStarLord: House[]
  owned: House[]
}

/** What each graha signifies: first through the lord of its star, then by itself. */
export function grahaSignifications({ cusps, grahas }: KpChart): GrahaSignifications[] {
  const ownedBy = (lord: Graha) => cusps.filter(({ sign }) => sign === lord).map(({ house }) => house)
  return GRAHAS.map((graha) => {
    const { star, house } = grahas[graha]
    return {
      graha,
      occupiedByStarLord: grahas[star].house,
      occupied: house,
      ownedByStarLord: ownedBy(star),
      owned: ownedBy(graha),
    }
  })
}
