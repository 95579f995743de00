import type { Degrees } from '../angles.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { type House, houseFrom, type RashiIndex, rashiAt } from './rashi.ts'

/**
 * The sidereal longitudes in degrees that the chart rules work on. Without a birth time there is no lagna, and rules that
 * count from it are skipped.
 */
export type Placements = {
  longitudes: Record<Graha, Degrees>
  lagna?: Degrees
  retrograde?: Partial<Record<Graha, boolean>>
}

/** The placements of a birth with a known time, for rules that count from the lagna. */
export type ChartPlacements = Pick<Placements, 'longitudes'> & { lagna: Degrees }

export function rashisOf(placements: Pick<Placements, 'longitudes'>): Record<Graha, RashiIndex> {
  const { longitudes } = placements
  return Object.fromEntries(GRAHAS.map((graha) => [graha, rashiAt(longitudes[graha])])) as Record<Graha, RashiIndex>
}

/** The whole-sign house of every graha, counted from the sign of the lagna, the Moon or another graha. */
export function housesFrom(reference: RashiIndex, placements: Pick<Placements, 'longitudes'>): Record<Graha, House> {
  const rashis = rashisOf(placements)
  return Object.fromEntries(GRAHAS.map((graha) => [graha, houseFrom(reference, rashis[graha])])) as Record<Graha, House>
}

/** The grahas in a sign, in weekday order. */
export function grahasIn(rashi: RashiIndex, placements: Pick<Placements, 'longitudes'>): Graha[] {
  const rashis = rashisOf(placements)
  return GRAHAS.filter((graha) => rashis[graha] === rashi)
}
