// The entry point `@muhurta/jyotish/strength`: shadbala and bhava bala.

export { type BhavaBala, bhavaBala } from './strength/bhava-bala.ts'
export { sphutaDrishti } from './strength/drik-bala.ts'
export {
  type KalaBala,
  NAISARGIKA,
  REQUIRED_RUPAS,
  type Shadbala,
  type ShadbalaVariants,
  shadbala,
} from './strength/shadbala.ts'
export type { Balas, SthanaBala } from './strength/sthana-bala.ts'
