import { DELTA_T, FIRST_YEAR } from './delta-t.data.ts'
import type { JulianDay } from './julian-day.ts'

const JANUARY_2000: JulianDay = 2451544.5
const DAYS_PER_YEAR = 365.25

/**
 * Delta T (terrestrial minus universal time) in seconds, by cubic interpolation in the yearly table.
 * Valid from 1897 to 2102, within 0.02 s of the reference; the Moon moves 0.01" in that time.
 */
export function deltaTAt(jdUt: JulianDay): number {
  const years = 2000 - FIRST_YEAR + (jdUt - JANUARY_2000) / DAYS_PER_YEAR
  const index = Math.max(1, Math.min(DELTA_T.length - 3, Math.floor(years)))
  const p = years - index
  const before = DELTA_T[index - 1] as number
  const start = DELTA_T[index] as number
  const end = DELTA_T[index + 1] as number
  const after = DELTA_T[index + 2] as number

  return (
    (-p * (p - 1) * (p - 2) * before) / 6 +
    ((p + 1) * (p - 1) * (p - 2) * start) / 2 -
    ((p + 1) * p * (p - 2) * end) / 2 +
    ((p + 1) * p * (p - 1) * after) / 6
  )
}
