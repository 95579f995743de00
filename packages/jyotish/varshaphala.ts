// The entry point `@muhurta/jyotish/varshaphala`: the annual chart of the Tajika school.

export {
  MUDDA_READINGS,
  type MuddaInput,
  type MuddaReading,
  muddaDasha,
  muddaSubPeriods,
  withinYear,
} from './varshaphala/mudda-dasha.ts'
export type { OfficeBearers, YearLord } from './varshaphala/office-bearers.ts'
export { type PatyayiniPeriod, patyayiniDasha } from './varshaphala/patyayini-dasha.ts'
export { SAHAM_NAMES, type Saham, type SahamName } from './varshaphala/sahams.ts'
export { solarReturn } from './varshaphala/solar-return.ts'
export { DEEPTAMSHAS, type LightCarrier, type TajikaAspect } from './varshaphala/tajika-yogas.ts'
export { tithiPravesha } from './varshaphala/tithi-pravesha.ts'
export { type Varshaphala, varshaphala } from './varshaphala/varshaphala.ts'
