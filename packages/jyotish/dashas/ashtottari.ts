import {
  type Degrees,
  FULL_CIRCLE,
  forwardSeparation,
  MICRO_ARCSECONDS_PER_DEGREE,
  toMicroArcseconds,
} from '../angles.ts'
import { type Placements, rashisOf } from '../zodiac/placements.ts'
import { houseFrom, rashiAt } from '../zodiac/rashi.ts'
import { lordOf } from '../zodiac/rashis.ts'
import { type Dasha, dashaFrom } from './period.ts'
import type { DashaInput } from './vimshottari.ts'
import { DEFAULT_DASHA_YEAR } from './year.ts'

const NAKSHATRA_EXTENT = FULL_CIRCLE / 27
const ARDRA_START = 5 * NAKSHATRA_EXTENT

/** From Ardra on: Sun, Moon, Mars, Mercury, Saturn, Jupiter, Rahu, Venus. */
const NAKSHATRAS_PER_LORD = [4, 3, 4, 3, 3, 3, 4, 3] as const
const SATURN = 4

/**
 * The ends of Saturn's four nakshatras in micro-arcseconds from the start of Purva Ashadha. Abhijit takes the last
 * quarter of Uttara Ashadha and the first fifteenth of Shravana (276°40′ to 280°53′20″).
 */
const SATURN_ENDS = [13 + 1 / 3, 23 + 1 / 3, 27 + 5 / 9, 40].map((degrees) =>
  Math.round(degrees * MICRO_ARCSECONDS_PER_DEGREE),
)

/** Whether Abhijit gets a quarter of Saturn's years, or only its share by longitude. */
export type AbhijitShare = 'own-share' | 'by-longitude'

function saturnFraction(travelled: number): number {
  const index = SATURN_ENDS.findIndex((end) => travelled < end)
  const start = SATURN_ENDS[index - 1] ?? 0
  const end = SATURN_ENDS[index] ?? start
  return (index + (travelled - start) / (end - start)) / SATURN_ENDS.length
}

function firstPeriodAt(moonLongitude: Degrees, abhijit: AbhijitShare) {
  let travelled = (toMicroArcseconds(moonLongitude) - ARDRA_START + FULL_CIRCLE) % FULL_CIRCLE
  let share = 0
  let extent = 0

  for (const [index, count] of NAKSHATRAS_PER_LORD.entries()) {
    share = index
    extent = count * NAKSHATRA_EXTENT
    if (travelled < extent) break
    travelled -= extent
  }

  const isSharedByAbhijit = share === SATURN && abhijit === 'own-share'
  return { firstShare: share, fractionElapsed: isSharedByAbhijit ? saturnFraction(travelled) : travelled / extent }
}

/**
 * Ashtottari: a 108-year cycle counted from Ardra over 28 nakshatras including Abhijit, four for each malefic and three
 * for each benefic (Brihat Parashara Hora Shastra, ch. 46).
 *
 * The balance is by longitude within the lord's nakshatras. It is a conditional dasha: see `ashtottariConditions`.
 */
export function ashtottari(input: DashaInput & { abhijit?: AbhijitShare }): Dasha {
  const { moonLongitude, birthJdUt, yearDays = DEFAULT_DASHA_YEAR, abhijit = 'own-share' } = input
  return dashaFrom({ scheme: 'ashtottari', ...firstPeriodAt(moonLongitude, abhijit), birthJdUt, yearDays })
}

export type AshtottariConditions = {
  /** Rahu is not in the lagna and is in a kendra or trikona from the lagna lord; undefined without a lagna. */
  isRahuWellPlaced?: boolean
  /** Born by day in the waning or by night in the waxing fortnight; undefined when day or night is unknown. */
  isFortnightFitting?: boolean
}

const KENDRAS_AND_TRIKONAS: readonly number[] = [1, 4, 5, 7, 9, 10]

/** The two conditions for using Ashtottari (Brihat Parashara Hora Shastra, ch. 46); either one is sufficient. */
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
