import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import type { JulianDay } from '../time/julian-day.ts'
import type { ChartPlacements } from '../zodiac/placements.ts'
import { degreesInRashi } from '../zodiac/rashi.ts'

export type PatyayiniPeriod = {
  lord: SignLord | 'lagna'
  /** Its degrees in its sign in the annual chart (krishamsha). */
  degrees: number
  startJdUt: JulianDay
  endJdUt: JulianDay
}

/**
 * Patyayini dasha of a year: the lagna and the seven grahas of the annual chart in the order of their degrees in their
 * signs; each has the share by which it is ahead of the one before (Tajika Neelakanthi).
 */
export function patyayiniDasha(
  { lagna, longitudes }: ChartPlacements,
  { startJdUt, endJdUt }: { readonly startJdUt: JulianDay; readonly endJdUt: JulianDay },
): PatyayiniPeriod[] {
  const points = [
    { lord: 'lagna' as const, degrees: degreesInRashi(lagna) },
    ...SIGN_LORDS.map((lord) => ({ lord, degrees: degreesInRashi(longitudes[lord]) })),
  ].sort((one, other) => one.degrees - other.degrees)
  const most = points.at(-1)?.degrees ?? 0
  const at = (degrees: number) => startJdUt + ((endJdUt - startJdUt) * degrees) / most
  return points.map(({ lord, degrees }, place) => ({
    lord,
    degrees,
    startJdUt: at(points[place - 1]?.degrees ?? 0),
    endJdUt: place === points.length - 1 ? endJdUt : at(degrees),
  }))
}
