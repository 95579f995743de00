import { angularSeparation, forwardSeparation } from '../angles.ts'
import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import { type Placements, rashisOf } from '../zodiac/placements.ts'

type Longitudes = Pick<Placements, 'longitudes'>

/** The Moon is ahead of the Sun by less than half a circle. */
export function isMoonWaxing({ longitudes }: Longitudes): boolean {
  return forwardSeparation(longitudes.sun, longitudes.moon) < 180
}

/**
 * Mercury is benefic unless more malefics than benefics share its sign; when as many do, the nearest decides (after
 * V. P. Jain). The nodes do not count.
 */
function isMercuryBenefic(placements: Longitudes, isBenefic: (graha: SignLord) => boolean): boolean {
  const rashis = rashisOf(placements)
  const { longitudes } = placements
  const distance = (graha: SignLord) => angularSeparation(longitudes[graha], longitudes.mercury)
  const company = SIGN_LORDS.filter((graha) => graha !== 'mercury' && rashis[graha] === rashis.mercury).sort(
    (one, other) => distance(one) - distance(other),
  )
  const [nearest] = company
  if (nearest === undefined) return true

  const benefics = company.filter(isBenefic).length
  const malefics = company.length - benefics
  return benefics === malefics ? isBenefic(nearest) : benefics > malefics
}

/** The benefics for aspects and the fortnight: Jupiter, Venus, the waxing Moon, and Mercury by its company. */
export function beneficsOf(placements: Longitudes): ReadonlySet<SignLord> {
  const isAlways = (graha: SignLord) =>
    graha === 'jupiter' || graha === 'venus' || (graha === 'moon' && isMoonWaxing(placements))
  const isBenefic = (graha: SignLord) =>
    graha === 'mercury' ? isMercuryBenefic(placements, isAlways) : isAlways(graha)
  return new Set(SIGN_LORDS.filter(isBenefic))
}
