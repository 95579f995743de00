// The entry point `@muhurta/jyotish/ashtakavarga`: what the first chart does not need.

export type { Contributor } from './ashtakavarga/bindu-tables.ts'
export { PARASHARA_TABLES } from './ashtakavarga/parashara-tables.ts'
export {
  KAKSHYA_LORDS,
  type KakshyaTransit,
  kakshyaLord,
  kakshyaTransits,
  type PrastaraRow,
  prastara,
} from './ashtakavarga/prastara.ts'
export { type ShodhyaPinda, shodhyaPinda } from './ashtakavarga/shodhya-pinda.ts'
