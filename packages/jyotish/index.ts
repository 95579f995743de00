export { type Degrees, normalizeDegrees } from './angles.ts'
export { AYANAMSA_MODES, type Ayanamsa, type AyanamsaMode, type CustomAyanamsa } from './ayanamsa/modes.ts'
export { GRAHA_NAMES, GRAHAS, type Graha } from './grahas.ts'
export type { Outcome } from './outcome.ts'
export type { LimbSpan } from './panchanga/limb.ts'
export { KARANA_NAMES, type Karana, LUNAR_MONTHS, type Paksha, TITHIS, VARAS, YOGAS } from './panchanga/names.ts'
export { type InstantPanchanga, type PanchangaOptions, panchangaAt } from './panchanga/panchanga-at.ts'
export type { Location } from './sky/location.ts'
export type { NodeKind } from './sky/nodes.ts'
export type { SunriseRule } from './sky/rise-set.ts'
export { type GrahaPosition, type Sky, type SkyOptions, skyAt } from './sky/sky-at.ts'
export { type SunTimes, sunTimesAround } from './sky/sun-times.ts'
export {
  dateOfJulianDay,
  formatUtc,
  type JulianDay,
  julianDayFromUnix,
  julianDayOfDate,
  parseUtc,
  unixFromJulianDay,
} from './time/julian-day.ts'
export type { TimeRefusal } from './time/supported-years.ts'
export { NAKSHATRAS } from './zodiac/nakshatra.ts'
export { RASHIS, rashiAt } from './zodiac/rashi.ts'
