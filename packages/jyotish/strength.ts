// The entry point `@muhurta/jyotish/strength`: shadbala, bhava bala, vimshopaka, ishta and kashta.

export { type BhavaBala, bhavaBala } from './strength/bhava-bala.ts'
export { sphutaDrishti } from './strength/drik-bala.ts'
export { type IshtaKashta, ishtaKashta } from './strength/ishta-kashta.ts'
export {
  type KalaBala,
  NAISARGIKA,
  REQUIRED_RUPAS,
  type Shadbala,
  type ShadbalaVariants,
  shadbala,
} from './strength/shadbala.ts'
export type { Balas, SthanaBala } from './strength/sthana-bala.ts'
export {
  VIMSHOPAKA_GROUPS,
  VIMSHOPAKA_WEIGHTS,
  type VimshopakaGroup,
  type VimshopakaReading,
  vimshopaka,
} from './strength/vimshopaka.ts'
