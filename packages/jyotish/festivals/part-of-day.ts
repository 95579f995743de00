import { type JdSpan, partOf } from '../panchanga/day-parts.ts'
import type { AlmanacYear, FestivalDay } from './almanac-year.ts'

/** The part of a day at which a lunar day or a star must be present. */
export type FestivalTime =
  | 'sunrise'
  | 'muhurta'
  | 'dawn'
  | 'morning'
  | 'forenoon'
  | 'midday'
  | 'afternoon'
  | 'sunset'
  | 'evening'
  | 'midnight'
  | 'middleOfNight'
  | 'moonrise'

export const GHATI_DAYS = 1 / 60
const DAWN_GHATIS = 4

/** One instant as an interval. */
const at = (jdUt: number): JdSpan => ({ startJdUt: jdUt, endJdUt: jdUt })

/**
 * - dawn: arunodaya, four ghatis (96 minutes) before sunrise
 * - muhurta: the moment one of the fifteen muhurtas of daylight after sunrise
 * - morning: the moment three muhurtas after sunrise, until which a lunar day must last to count on its second day
 * - forenoon: purvahna, the first half of daylight
 * - midday: madhyahna, the third of five parts of daylight; afternoon: aparahna, the fourth
 * - evening: pradosha, the first three of the fifteen muhurtas of the night
 * - midnight: nishita, the eighth of them; middleOfNight: the moment in the middle of it
 */
export function partSpan(part: FestivalTime, day: FestivalDay, year: AlmanacYear): JdSpan {
  const { sunrise, sunset, nextSunrise } = day
  switch (part) {
    case 'sunrise':
      return at(sunrise)
    case 'dawn':
      return { startJdUt: sunrise - DAWN_GHATIS * GHATI_DAYS, endJdUt: sunrise }
    case 'muhurta':
      return at(partOf(sunrise, sunset, 15, 0).endJdUt)
    case 'morning':
      return at(partOf(sunrise, sunset, 5, 0).endJdUt)
    case 'forenoon':
      return partOf(sunrise, sunset, 2, 0)
    case 'midday':
      return partOf(sunrise, sunset, 5, 2)
    case 'afternoon':
      return partOf(sunrise, sunset, 5, 3)
    case 'sunset':
      return at(sunset)
    case 'evening':
      return partOf(sunset, nextSunrise, 5, 0)
    case 'midnight':
      return partOf(sunset, nextSunrise, 15, 7)
    case 'middleOfNight':
      return at((sunset + nextSunrise) / 2)
    case 'moonrise':
      return at(year.moonriseAfter(sunrise) ?? Number.NaN)
  }
}

/** Days shared by two intervals. */
export function overlap(one: JdSpan, other: JdSpan): number {
  return Math.min(one.endJdUt, other.endJdUt) - Math.max(one.startJdUt, other.startJdUt)
}
