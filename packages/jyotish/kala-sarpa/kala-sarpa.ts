import { forwardSeparation } from '../angles.ts'
import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import type { ChartPlacements } from '../zodiac/placements.ts'
import { type House, houseFrom, rashiAt } from '../zodiac/rashi.ts'

/** The kinds by the house of Rahu, from the first on. */
const KINDS = [
  ...(['ananta', 'kulika', 'vasuki', 'shankhapala', 'padma', 'mahapadma'] as const),
  ...(['takshaka', 'karkotaka', 'shankhachuda', 'ghataka', 'vishadhara', 'sheshanaga'] as const),
] as const

export type KalaSarpaKind = (typeof KINDS)[number]

/** `degrees`: by longitude. `signs`: whole signs, those of the nodes included. */
export type KalaSarpaMeasure = 'degrees' | 'signs'

export type KalaSarpa = {
  kind: KalaSarpaKind
  rahuHouse: House
  /** `ahead-of-rahu`: the grahas lie from Rahu forward to Ketu (anuloma); `behind-rahu`: from Ketu forward to Rahu. */
  side: 'ahead-of-rahu' | 'behind-rahu'
  /** All seven between the nodes, or all but one. */
  extent: 'full' | 'partial'
  /** The graha outside in the partial form. */
  outside: SignLord | undefined
}

/**
 * Kala sarpa: all seven grahas on one side of the axis of the nodes. The classical texts do not have it; it is a teaching
 * of the last century, and its schools differ on the partial form and on grahas with a node. Undefined when there is none.
 */
export function kalaSarpa(
  { longitudes, lagna }: ChartPlacements,
  measure: KalaSarpaMeasure = 'degrees',
): KalaSarpa | undefined {
  const { rahu } = longitudes
  const isAhead = (graha: SignLord): boolean => {
    if (measure === 'degrees') return forwardSeparation(rahu, longitudes[graha]) <= 180
    return houseFrom(rashiAt(rahu), rashiAt(longitudes[graha])) <= 7
  }
  const isBehind = (graha: SignLord): boolean => {
    if (measure === 'degrees') return forwardSeparation(longitudes[graha], rahu) <= 180
    return houseFrom(rashiAt(longitudes[graha]), rashiAt(rahu)) <= 7
  }
  const outsideAhead = SIGN_LORDS.filter((graha) => !isAhead(graha))
  const outsideBehind = SIGN_LORDS.filter((graha) => !isBehind(graha))
  const isAheadSide = outsideAhead.length <= outsideBehind.length
  const outside = isAheadSide ? outsideAhead : outsideBehind
  if (outside.length > 1) return undefined

  const rahuHouse = houseFrom(rashiAt(lagna), rashiAt(rahu))
  return {
    kind: KINDS[rahuHouse - 1] ?? KINDS[0],
    rahuHouse,
    side: isAheadSide ? 'ahead-of-rahu' : 'behind-rahu',
    extent: outside.length === 0 ? 'full' : 'partial',
    outside: outside[0],
  }
}
