// The entry point `@muhurta/jyotish/jaimini`: karakas, padas, argala and the dashas of signs.

export { ARGALA_HOUSES, type Argala, type HouseArgala, listArgalas } from './jaimini/argala.ts'
export { arudhaOf, arudhaPadas, type LordOfSign } from './jaimini/arudha.ts'
export {
  CHARA_DASHA_SCHOOLS,
  type CharaDasha,
  type CharaDashaSchool,
  charaDasha,
  charaSubPeriods,
  type SignDashaInput,
} from './jaimini/chara-dasha.ts'
export {
  type CharaKaraka,
  charaKarakas,
  KARAKA_NAMES,
  type Karaka,
  type KarakaScheme,
} from './jaimini/chara-karakas.ts'
export { type NarayanaDasha, narayanaDasha, narayanaSubPeriods } from './jaimini/narayana-dasha.ts'
export { type ShoolaDasha, shoolaDasha } from './jaimini/shoola-dasha.ts'
export type { SignPeriod } from './jaimini/sign-periods.ts'
export { strongerCoLord, strongerLords, strongerSign } from './jaimini/sign-strength.ts'
export { brahma, sthiraDasha } from './jaimini/sthira-dasha.ts'
export { ownSignSubPeriods, type Sudasa, sudasa } from './jaimini/sudasa.ts'
export type { ChartPlacements } from './zodiac/placements.ts'
