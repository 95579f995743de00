import { accepted, type Outcome, refused } from '../outcome.ts'
import type { JulianDay } from './julian-day.ts'

/** The start of 1900 and of 2101 UT. The stated accuracy holds between them; other instants are refused. */
export const FIRST_SUPPORTED: JulianDay = 2415020.5
export const END_OF_SUPPORTED: JulianDay = 2488434.5

export type TimeRefusal = 'outside-1900-2100'

/** Refuses instants outside 1900 to 2100, and NaN. */
export function checkSupported(jdUt: JulianDay): Outcome<JulianDay, TimeRefusal> {
  return jdUt >= FIRST_SUPPORTED && jdUt < END_OF_SUPPORTED ? accepted(jdUt) : refused('outside-1900-2100')
}
