import type { Degrees } from '../angles.ts'
import { accepted, type Outcome } from '../outcome.ts'
import { instantAt } from '../sky/instant.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import { meanAyanamsa } from './ayanamsa.ts'
import type { Ayanamsa } from './modes.ts'

/** The mean ayanamsa (without nutation) at a Julian Day UT, in degrees, 1900 to 2100. */
export function ayanamsaAt(jdUt: JulianDay, ayanamsa: Ayanamsa = 'lahiri'): Outcome<Degrees, TimeRefusal> {
  const supported = checkSupported(jdUt)
  return supported.ok ? accepted(meanAyanamsa(ayanamsa, instantAt(jdUt).frame).value) : supported
}
