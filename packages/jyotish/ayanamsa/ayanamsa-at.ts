import type { Degrees } from '../angles.ts'
import { accepted, type Outcome } from '../outcome.ts'
import { momentAt } from '../sky/moment.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import { meanAyanamsa } from './ayanamsa.ts'
import type { Ayanamsa } from './modes.ts'

/** The mean ayanamsa of a zodiac at a Julian Day UT, degrees, 1900 to 2100. */
export function ayanamsaAt(jdUt: JulianDay, ayanamsa: Ayanamsa = 'lahiri'): Outcome<Degrees, TimeRefusal> {
  const supported = checkSupported(jdUt)
  return supported.ok ? accepted(meanAyanamsa(ayanamsa, momentAt(jdUt).frame).value) : supported
}
