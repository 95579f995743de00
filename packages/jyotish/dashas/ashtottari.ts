import {
  type Degrees,
  FULL_CIRCLE,
  forwardSeparation,
  MICRO_ARCSECONDS_PER_DEGREE,
  toMicroArcseconds,
} from '../angles.ts'
import { type Placements, rashisOf } from '../zodiac/placements.ts'
import { houseFrom, lordOf, rashiAt } from '../zodiac/rashi.ts'
import { type Dasha, dashaFrom } from './period.ts'
import type { DashaQuestion } from './vimshottari.ts'
import { DEFAULT_DASHA_YEAR } from './year.ts'

const NAKSHATRA_EXTENT = FULL_CIRCLE / 27
const ARDRA_START = 5 * NAKSHATRA_EXTENT

/** Mansions under each lord from Ardra on: Sun, Moon, Mars, Mercury, Saturn, Jupiter, Rahu, Venus. */
const MANSIONS = [4, 3, 4, 3, 3, 3, 4, 3] as const
const SATURN = 4

/**
 * Where Saturn's four mansions end, in micro-arcseconds from Purva Ashadha: Abhijit takes the last quarter of
 * Uttara Ashadha and the first fifteenth of Shravana (276°40′ to 280°53′20″).
 */
const SATURN_ENDS = [13 + 1 / 3, 23 + 1 / 3, 27 + 5 / 9, 40].map((degrees) =>
  Math.round(degrees * MICRO_ARCSECONDS_PER_DEGREE),
)

/** How Abhijit counts: as a mansion with a quarter of Saturn's years, or as no more than the longitude it covers. */
export type AbhijitShare = 'own-share' | 'by-longitude'

function saturnFraction(travelled: number): number {
  const mansion = SATURN_ENDS.findIndex((end) => travelled < end)
  const start = SATURN_ENDS[mansion - 1] ?? 0
  const end = SATURN_ENDS[mansion] ?? start
  return (mansion + (travelled - start) / (end - start)) / SATURN_ENDS.length
}

function firstPeriodAt(moonLongitude: Degrees, abhijit: AbhijitShare) {
  let travelled = (toMicroArcseconds(moonLongitude) - ARDRA_START + FULL_CIRCLE) % FULL_CIRCLE
  let share = 0
  let extent = 0

  for (const [index, mansions] of MANSIONS.entries()) {
    share = index
    extent = mansions * NAKSHATRA_EXTENT
    if (travelled < extent) break
    travelled -= extent
  }

  const isSharedByAbhijit = share === SATURN && abhijit === 'own-share'
  return { firstShare: share, fractionElapsed: isSharedByAbhijit ? saturnFraction(travelled) : travelled / extent }
}

/**
 * Ashtottari, the round of 108 years counted from Ardra over 28 mansions with Abhijit, four to each malefic and
 * three to each benefic (Brihat Parashara Hora Shastra, ch. 46).
 *
 * The balance is by longitude within the lord's mansions. It is a conditional dasha: see `ashtottariConditions`.
 */
export function ashtottari(question: DashaQuestion & { abhijit?: AbhijitShare }): Dasha {
  const { moonLongitude, birthJdUt, yearDays = DEFAULT_DASHA_YEAR, abhijit = 'own-share' } = question
  return dashaFrom({ scheme: 'ashtottari', ...firstPeriodAt(moonLongitude, abhijit), birthJdUt, yearDays })
}

export type AshtottariConditions = {
  /** Rahu, not in the lagna, is in a kendra or trikona from the lagna's lord; undefined without a lagna. */
  isRahuWellPlaced?: boolean
  /** Born by day in the waning or by night in the waxing fortnight; undefined when day or night is not known. */
  isFortnightFitting?: boolean
}

const KENDRAS_AND_TRIKONAS: readonly number[] = [1, 4, 5, 7, 9, 10]

/** The two conditions under which Ashtottari is used (Brihat Parashara Hora Shastra, ch. 46); either is held enough. */
export function ashtottariConditions(placements: Placements, isDayBirth?: boolean): AshtottariConditions {
  const { longitudes, lagna } = placements
  const conditions: AshtottariConditions = {}

  if (lagna !== undefined) {
    const rashis = rashisOf(placements)
    const lagnaRashi = rashiAt(lagna)
    const houseFromLord = houseFrom(rashis[lordOf(lagnaRashi)], rashis.rahu)
    conditions.isRahuWellPlaced = rashis.rahu !== lagnaRashi && KENDRAS_AND_TRIKONAS.includes(houseFromLord)
  }
  if (isDayBirth !== undefined) {
    const isWaxing = forwardSeparation(longitudes.sun, longitudes.moon) < 180
    conditions.isFortnightFitting = isDayBirth !== isWaxing
  }
  return conditions
}
