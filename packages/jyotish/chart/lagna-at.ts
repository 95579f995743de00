import type { Degrees } from '../angles.ts'
import { meanAyanamsa } from '../ayanamsa/ayanamsa.ts'
import type { Ayanamsa } from '../ayanamsa/modes.ts'
import { instantAt } from '../sky/instant.ts'
import type { Location } from '../sky/location.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { horizonOf } from './horizon.ts'

/** The sidereal lagna of a place at another instant than the birth, in degrees. */
export function lagnaAt(jdUt: JulianDay, location: Location, ayanamsa: Ayanamsa): Degrees {
  const instant = instantAt(jdUt)
  return horizonOf(instant, location, meanAyanamsa(ayanamsa, instant.frame).value).ascendant.longitude
}
