import type { Degrees } from '../angles.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { type House, houseFrom, type RashiIndex, rashiAt } from './rashi.ts'

/**
 * What every rule about a chart needs: sidereal longitudes in degrees.
 *
 * Without a birth time there is no lagna; rules that count from it then stay silent.
 */
export type Placements = {
  longitudes: Record<Graha, Degrees>
  lagna?: Degrees
  retrograde?: Partial<Record<Graha, boolean>>
}

/** The sign of every graha. */
export function rashisOf(placements: Pick<Placements, 'longitudes'>): Record<Graha, RashiIndex> {
  const { longitudes } = placements
  return Object.fromEntries(GRAHAS.map((graha) => [graha, rashiAt(longitudes[graha])])) as Record<Graha, RashiIndex>
}

/** The whole-sign house of every graha counted from a reference sign: the lagna, the Moon or another graha. */
export function housesFrom(reference: RashiIndex, placements: Pick<Placements, 'longitudes'>): Record<Graha, House> {
  const rashis = rashisOf(placements)
  return Object.fromEntries(GRAHAS.map((graha) => [graha, houseFrom(reference, rashis[graha])])) as Record<Graha, House>
}

/** The grahas in a sign, in the order of the weekdays. */
export function grahasIn(rashi: RashiIndex, placements: Pick<Placements, 'longitudes'>): Graha[] {
  const rashis = rashisOf(placements)
  return GRAHAS.filter((graha) => rashis[graha] === rashi)
}
