import { accepted, type Outcome, refused } from '../outcome.ts'
import type { JulianDay } from './julian-day.ts'

/** The first moment of 1900 and of 2101: between them the engine keeps its promise, beyond them it says no. */
export const FIRST_SUPPORTED: JulianDay = 2415020.5
export const END_OF_SUPPORTED: JulianDay = 2488434.5

export type TimeRefusal = 'outside-1900-2100'

/** Says no to a moment outside 1900 to 2100, or to something that is not a moment. */
export function checkSupported(jdUt: JulianDay): Outcome<JulianDay, TimeRefusal> {
  return jdUt >= FIRST_SUPPORTED && jdUt < END_OF_SUPPORTED ? accepted(jdUt) : refused('outside-1900-2100')
}
