// The public API. Everything not exported here is internal and may change without notice.

export { type Degrees, normalizeDegrees } from './angles.ts'
export {
  type Ashtakavarga,
  type AshtakavargaPlacements,
  ashtakavarga,
  type BinduRow,
  sumBindus,
} from './ashtakavarga/ashtakavarga.ts'
export { type EkadhipatyaReading, ekadhipatyaShodhana, trikonaShodhana } from './ashtakavarga/shodhana.ts'
export { ayanamsaAt } from './ayanamsa/ayanamsa-at.ts'
export {
  AYANAMSA_MODES,
  type Ayanamsa,
  type AyanamsaMode,
  type CustomAyanamsa,
  isAyanamsaMode,
} from './ayanamsa/modes.ts'
export { type Chart, type ChartGraha, type ChartInput, type ChartRefusal, computeChart } from './chart/chart.ts'
export { type Conventions, DEFAULT_CONVENTIONS, ENGINE_VERSION } from './chart/conventions.ts'
export type { HorizonPoint } from './chart/horizon.ts'
export { type Ingress, listIngresses } from './chart/ingress.ts'
export { listSadeSati, type SadeSatiPhase, type SadeSatiStay } from './chart/sade-sati.ts'
export { type Transit, transitsOver } from './chart/transits.ts'
export { type Command, processJsonLine } from './command/process-json-line.ts'
export { type AbhijitShare, type AshtottariConditions, ashtottari, ashtottariConditions } from './dashas/ashtottari.ts'
export {
  DASHA_LEVELS,
  type Dasha,
  type DashaLevel,
  type DashaPeriod,
  findRunningPeriods,
  subPeriods,
} from './dashas/period.ts'
export { DASHA_SCHEMES, type DashaSchemeName } from './dashas/scheme.ts'
export { type DashaInput, vimshottari } from './dashas/vimshottari.ts'
export {
  DASHA_YEARS,
  type DashaYearDays,
  type DashaYearName,
  DEFAULT_DASHA_YEAR,
  isDashaYearDays,
} from './dashas/year.ts'
export { yogini } from './dashas/yogini.ts'
export { YOGINI_NAMES } from './dashas/yogini-names.ts'
export { GRAHA_NAMES, type GrahaNames } from './graha-names.ts'
export { GRAHAS, type Graha, isSignLord, SIGN_LORDS, type SignLord } from './grahas.ts'
export {
  HOUSE_SYSTEMS,
  type HouseRefusal,
  type HouseSpan,
  type HouseSystem,
  houseAt,
  housesOf,
} from './houses/houses.ts'
export {
  type AshtakootaMatch,
  KOOTAS,
  type KootaResult,
  kootaPoints,
  MAXIMUM_TOTAL,
  type MoonPair,
  matchByMoon,
} from './matching/ashtakoota.ts'
export { compareMangalDosha, type MangalComparison } from './matching/compare-mangal.ts'
export type { KootaException, KootaExceptionId } from './matching/exceptions.ts'
export {
  type Gana,
  type Nadi,
  VARNAS,
  type Varna,
  type Vashya,
  type Yoni,
} from './matching/koota-tables.ts'
export { DIFFICULT_TARAS, KOOTA_MAXIMA, type Koota, type KootaReason } from './matching/kootas.ts'
export { type MangalCancellation, type MangalDosha, mangalDosha } from './matching/mangal-dosha.ts'
export {
  EXEMPT_SIGNS,
  type ExemptHouse,
  MANGAL_RULE_SETS,
  type MangalEasing,
  type MangalRuleSet,
} from './matching/mangal-rules.ts'
export { type MoonTraits, moonTraits } from './matching/moon-traits.ts'
export { DEFAULT_MATCH_VARIANT, type MatchVariant } from './matching/variant.ts'
export type { Outcome } from './outcome.ts'
export { type DayInput, type DayPanchanga, panchangaForDay, type VedicDay } from './panchanga/day.ts'
export type { Choghadiya, ChoghadiyaName, DayParts, Hora, JdSpan } from './panchanga/day-parts.ts'
export { type Paksha, pakshaOf } from './panchanga/karana.ts'
export type { LimbSpan } from './panchanga/limb.ts'
export type { LunarMonth, SolarMonth } from './panchanga/months.ts'
export { KARANA_NAMES, type Karana, LUNAR_MONTHS, type Name, TITHIS, VARAS, YOGAS } from './panchanga/names.ts'
export { type InstantPanchanga, type PanchangaOptions, panchangaAt } from './panchanga/panchanga-at.ts'
export type { Location, LocationRefusal } from './sky/location.ts'
export type { NodeKind } from './sky/nodes.ts'
export { ALMANAC_SUNRISE, SUNRISE_RULES, type SunriseRule } from './sky/rise-set.ts'
export { type GrahaPosition, type Sky, type SkyOptions, skyAt } from './sky/sky-at.ts'
export type { PolarState, SunTimes } from './sky/sun-times.ts'
export { sunTimesAt } from './sky/sun-times-at.ts'
export { deltaTUncertainty } from './time/delta-t-uncertainty.ts'
export {
  type CivilDate,
  dateOfJulianDay,
  formatUtc,
  type JulianDay,
  julianDayFromUnix,
  julianDayOfDate,
  parseUtc,
  unixFromJulianDay,
} from './time/julian-day.ts'
export { END_OF_SUPPORTED, FIRST_SUPPORTED, type TimeRefusal } from './time/supported-years.ts'
export type { Change } from './uncertain/changes.ts'
export { type Sensitivity, type SensitivityInput, sensitivityOf } from './uncertain/sensitivity.ts'
export {
  type GrahaRange,
  type UnknownTimeChart,
  type UnknownTimeInput,
  unknownTimeChart,
} from './uncertain/unknown-time.ts'
export {
  isVargottama,
  VARGAS,
  type Varga,
  type VargaChart,
  type VargaPosition,
  vargaChart,
  vargaPosition,
  vargaRashi,
} from './vargas/varga.ts'
export { VARGA_NAMES } from './vargas/varga-names.ts'
export { listYogas } from './yogas/list-yogas.ts'
export type { Association, DebilitationCancelled, HousedGraha, Yoga, YogaId, YogaReason } from './yogas/yoga.ts'
export { COMBUSTION_LIMITS, isCombust } from './zodiac/combustion.ts'
export { type Dignity, dignityAt, relationToSignLord } from './zodiac/dignity.ts'
export {
  aspectsRashi,
  type DrishtiOptions,
  drishtiStrength,
  type GrahaDrishti,
  listGrahaDrishti,
} from './zodiac/drishti.ts'
export {
  type CompoundRelation,
  compoundRelation,
  type NaturalRelation,
  naturalRelation,
  temporaryRelation,
} from './zodiac/friendship.ts'
export {
  countNakshatras,
  type NakshatraIndex,
  type NakshatraPosition,
  nakshatraAt,
  nakshatraLord,
  type Pada,
} from './zodiac/nakshatra.ts'
export { NAKSHATRAS, type NakshatraName } from './zodiac/nakshatra-names.ts'
export { grahasIn, housesFrom, type Placements, rashisOf } from './zodiac/placements.ts'
export { type ZodiacPosition, zodiacPosition } from './zodiac/position.ts'
export {
  degreesInRashi,
  type House,
  houseFrom,
  RASHI_INDEXES,
  type RashiIndex,
  rashiAt,
  rashiOfHouse,
} from './zodiac/rashi.ts'
export { rashiDrishti } from './zodiac/rashi-drishti.ts'
export { lordOf, RASHI_NAMES, RASHIS, type Rashi, type RashiName } from './zodiac/rashis.ts'
