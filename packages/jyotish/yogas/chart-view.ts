import { GRAHAS, type Graha, SIGN_LORDS, type SignLord } from '../grahas.ts'
import { type Dignity, dignityAt } from '../zodiac/dignity.ts'
import { seesRashi } from '../zodiac/drishti.ts'
import { type Placements, rashisOf } from '../zodiac/placements.ts'
import { type House, houseFrom, lordOf, type RashiIndex, rashiAt, rashiOfHouse } from '../zodiac/rashi.ts'

/** What the yoga rules look at, worked out once for a chart. */
export type ChartView = {
  longitudes: Placements['longitudes']
  retrograde: NonNullable<Placements['retrograde']>
  rashis: Record<Graha, RashiIndex>
  dignities: Record<Graha, Dignity>
  lagna: RashiIndex | undefined
}

/** The same for a birth whose time is known. */
export type LagnaView = ChartView & { lagna: RashiIndex }

/** The grahas that can stand beside the Sun and the Moon: Mars, Mercury, Jupiter, Venus, Saturn. */
export const STAR_GRAHAS: readonly SignLord[] = SIGN_LORDS.filter((graha) => graha !== 'sun' && graha !== 'moon')

/** Grahas kind by nature; Mercury and the Moon change with company and phase, and only Mercury is counted here. */
export const BENEFICS: readonly SignLord[] = ['mercury', 'jupiter', 'venus']

export const KENDRAS: readonly House[] = [1, 4, 7, 10]
export const TRIKONAS: readonly House[] = [1, 5, 9]
export const DUSTHANAS: readonly House[] = [6, 8, 12]

/** Reads a chart once for all rules; longitudes are sidereal degrees. */
export function viewChart(placements: Placements): ChartView {
  const { longitudes, lagna, retrograde = {} } = placements
  const dignities = GRAHAS.map((graha) => [graha, dignityAt(graha, longitudes[graha])])

  return {
    longitudes,
    retrograde,
    rashis: rashisOf(placements),
    dignities: Object.fromEntries(dignities) as Record<Graha, Dignity>,
    lagna: lagna === undefined ? undefined : rashiAt(lagna),
  }
}

export function hasLagna(view: ChartView): view is LagnaView {
  return view.lagna !== undefined
}

/** The house of a graha counted from another graha or from the lagna. */
export function houseOf(view: ChartView, graha: Graha, reference: Graha): House {
  return houseFrom(view.rashis[reference], view.rashis[graha])
}

export function houseFromLagna(view: LagnaView, graha: Graha): House {
  return houseFrom(view.lagna, view.rashis[graha])
}

export function lordOfHouse(view: LagnaView, house: House): SignLord {
  return lordOf(rashiOfHouse(view.lagna, house))
}

export function isAtHomeOrExalted(view: ChartView, graha: Graha): boolean {
  return ['exalted', 'moolatrikona', 'own'].includes(view.dignities[graha])
}

export function areTogether(view: ChartView, one: Graha, other: Graha): boolean {
  return view.rashis[one] === view.rashis[other]
}

/** Whether two grahas see each other in full. */
export function seeEachOther(view: ChartView, one: Graha, other: Graha): boolean {
  const { rashis } = view
  return seesRashi(one, rashis[one], rashis[other]) && seesRashi(other, rashis[other], rashis[one])
}

/** Whether two lords stand each in a sign of the other. */
export function haveExchanged(view: ChartView, one: SignLord, other: SignLord): boolean {
  return one !== other && lordOf(view.rashis[one]) === other && lordOf(view.rashis[other]) === one
}
