import { accepted, type Outcome } from '../outcome.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import { checkLocation, type Location, type LocationRefusal } from './location.ts'
import type { SunriseRule } from './rise-set.ts'
import { type SunTimes, sunTimesAround } from './sun-times.ts'

/** The sunrise before, the sunset after it and the next sunrise around a Julian Day UT, within 1 s from 1900 to 2100. */
export function sunTimesAt(
  jdUt: JulianDay,
  location: Location,
  rule: SunriseRule = 'hindu',
): Outcome<SunTimes, TimeRefusal | LocationRefusal> {
  const supported = checkSupported(jdUt)
  if (!supported.ok) return supported
  const place = checkLocation(location)
  return place.ok ? accepted(sunTimesAround(jdUt, place.value, rule)) : place
}
