// The entry point `@muhurta/jyotish/points`: special lagnas and upagrahas.

export { induLagna, type SpecialLagnas, specialLagnas, varnadaLagna } from './points/special-lagnas.ts'
export {
  type PartLagnas,
  type PartUpagraha,
  type SolarUpagrahas,
  solarUpagrahas,
  type Upagrahas,
  upagrahas,
} from './points/upagrahas.ts'
