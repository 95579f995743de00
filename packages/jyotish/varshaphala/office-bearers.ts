import type { SignLord } from '../grahas.ts'
import type { ChartPlacements } from '../zodiac/placements.ts'
import { houseFrom, type RashiIndex, rashiAt } from '../zodiac/rashi.ts'
import { lordOf } from '../zodiac/rashis.ts'

/** The five who may become lord of the year (panchadhikari). */
export type OfficeBearers = {
  munthaLord: SignLord
  birthLagnaLord: SignLord
  varshaLagnaLord: SignLord
  triRashiLord: SignLord
  dinaRatriLord: SignLord
}

/** The lords of the triplicity of each sign from Mesha on, by day and by night (Tajika Neelakanthi 1). */
const TRI_RASHI_DAY: readonly SignLord[] = [
  ...(['sun', 'venus', 'saturn', 'venus', 'jupiter', 'moon'] as const),
  ...(['mercury', 'mars', 'saturn', 'mars', 'jupiter', 'moon'] as const),
]
const TRI_RASHI_NIGHT: readonly SignLord[] = [
  ...(['jupiter', 'moon', 'mercury', 'mars', 'sun', 'venus'] as const),
  ...(['saturn', 'venus', 'saturn', 'mars', 'jupiter', 'moon'] as const),
]

export type BearersInput = { birthLagna: RashiIndex; muntha: RashiIndex; isDay: boolean; annual: ChartPlacements }

/** The office bearers of a year; the lord of the day is that of the Sun's sign, of the night that of the Moon's. */
export function officeBearers({ birthLagna, muntha, isDay, annual }: BearersInput): OfficeBearers {
  const { longitudes } = annual
  const lagna = rashiAt(annual.lagna)
  return {
    munthaLord: lordOf(muntha),
    birthLagnaLord: lordOf(birthLagna),
    varshaLagnaLord: lordOf(lagna),
    triRashiLord: (isDay ? TRI_RASHI_DAY : TRI_RASHI_NIGHT)[lagna] ?? lordOf(lagna),
    dinaRatriLord: lordOf(rashiAt(isDay ? longitudes.sun : longitudes.moon)),
  }
}

const BLIND_HOUSES: readonly number[] = [2, 6, 8, 12]

/** The candidates are those that aspect the lagna, the strongest first; without one there is no lord. */
export type YearLord = { lord: SignLord | undefined; candidates: SignLord[] }

/**
 * The lord of the year: the strongest office bearer that aspects the annual lagna; those in the 2nd, 6th, 8th and 12th
 * do not (Tajika Neelakanthi 1). When none does, schools differ: some take the lord of the muntha, others the Moon.
 */
export function yearLord(
  bearers: OfficeBearers,
  strength: Record<SignLord, number>,
  annual: ChartPlacements,
): YearLord {
  const lagna = rashiAt(annual.lagna)
  const ranked = [...new Set(Object.values(bearers))].sort((one, other) => strength[other] - strength[one])
  const candidates = ranked.filter(
    (graha) => !BLIND_HOUSES.includes(houseFrom(lagna, rashiAt(annual.longitudes[graha]))),
  )
  return { lord: candidates[0], candidates }
}
