import { GRAHAS, type Graha, SIGN_LORDS, type SignLord } from '../grahas.ts'
import { type Dignity, dignityAt } from '../zodiac/dignity.ts'
import { aspectsRashi } from '../zodiac/drishti.ts'
import { type Placements, rashisOf } from '../zodiac/placements.ts'
import { type House, houseFrom, type RashiIndex, rashiAt, rashiOfHouse } from '../zodiac/rashi.ts'
import { lordOf } from '../zodiac/rashis.ts'

/** The input of the yoga rules, computed once per chart. */
export type ChartView = {
  longitudes: Placements['longitudes']
  retrograde: NonNullable<Placements['retrograde']>
  rashis: Record<Graha, RashiIndex>
  dignities: Record<Graha, Dignity>
  lagna: RashiIndex | undefined
}

/** A chart with a known birth time. */
export type LagnaView = ChartView & { lagna: RashiIndex }

/** Mars, Mercury, Jupiter, Venus and Saturn. */
export const PLANETS: readonly SignLord[] = SIGN_LORDS.filter((graha) => graha !== 'sun' && graha !== 'moon')

/** Natural benefics. Mercury depends on its company and the Moon on its phase; only Mercury is counted here. */
export const BENEFICS: readonly SignLord[] = ['mercury', 'jupiter', 'venus']

export const KENDRAS: readonly House[] = [1, 4, 7, 10]
export const TRIKONAS: readonly House[] = [1, 5, 9]
export const DUSTHANAS: readonly House[] = [6, 8, 12]

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

/** The house of a graha counted from another graha. */
export function houseOf(view: ChartView, graha: Graha, reference: Graha): House {
  return houseFrom(view.rashis[reference], view.rashis[graha])
}

export function houseFromLagna(view: LagnaView, graha: Graha): House {
  return houseFrom(view.lagna, view.rashis[graha])
}

export function lordOfHouseIn(view: LagnaView, house: House): SignLord {
  return lordOf(rashiOfHouse(view.lagna, house))
}

export function isOwnOrExalted(view: ChartView, graha: Graha): boolean {
  return ['exalted', 'moolatrikona', 'own'].includes(view.dignities[graha])
}

export function areTogether(view: ChartView, one: Graha, other: Graha): boolean {
  return view.rashis[one] === view.rashis[other]
}

/** Whether two grahas fully aspect each other. */
export function aspectEachOther(view: ChartView, one: Graha, other: Graha): boolean {
  const { rashis } = view
  return aspectsRashi(one, rashis[one], rashis[other]) && aspectsRashi(other, rashis[other], rashis[one])
}

/** Whether each of two grahas is in a sign ruled by the other (parivartana). */
export function haveExchanged(view: ChartView, one: SignLord, other: SignLord): boolean {
  return one !== other && lordOf(view.rashis[one]) === other && lordOf(view.rashis[other]) === one
}
