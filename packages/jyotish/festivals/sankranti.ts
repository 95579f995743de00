import { findCrossing } from '../panchanga/limb.ts'
import { RADIANS_PER_DEGREE } from '../sky/trigonometry.ts'
import { type JulianDay, julianDayOfDate } from '../time/julian-day.ts'
import { type AlmanacYear, dayAfter, dayBefore, type FestivalDay } from './almanac-year.ts'

/** Which day an entry of the Sun into a sign is observed on. */
export type SankrantiRule =
  /** The civil day of the entry. */
  | 'civil'
  /** The civil day after it (Bengal). */
  | 'dayAfter'
  /** That day if the Sun enters before sunset, otherwise the next (Tamil Nadu, and Makara everywhere). */
  | 'sunset'
  /** The day of the first sunrise after the entry (Kerala). */
  | 'sunrise'
  /** The day from sunrise to sunrise that contains it (Karka: the hours before the entry are the sacred ones). */
  | 'vedicDay'

const SUN_PER_DAY = 0.9856
const DAYS_PER_SIGN = 365.25 / 12

/** When the Sun enters a sign in the civil year of the place: Makara in January, Dhanu in December. */
export function entryInto(rashi: number, { year, sky }: AlmanacYear): JulianDay {
  const sunAt = (jdUt: JulianDay) => sky.track.sunAt(jdUt).longitude / RADIANS_PER_DEGREE - sky.ayanamsaAt(jdUt)
  const monthsFromMakara = (rashi + 3) % 12
  const guess = julianDayOfDate({ year, month: 1, day: 14 }) + monthsFromMakara * DAYS_PER_SIGN
  return findCrossing(sunAt, 30 * rashi, guess, SUN_PER_DAY)
}

export function sankrantiDay(entry: JulianDay, rule: SankrantiRule, year: AlmanacYear): FestivalDay {
  const day = year.dayAt(entry)
  switch (rule) {
    case 'civil':
      return day
    case 'dayAfter':
      return dayAfter(day, year)
    case 'sunset':
      return entry <= day.sunset ? day : dayAfter(day, year)
    case 'sunrise':
      return entry <= day.sunrise ? day : dayAfter(day, year)
    case 'vedicDay':
      return entry < day.sunrise ? dayBefore(day, year) : day
  }
}
