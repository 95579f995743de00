// The entry point `@muhurta/jyotish/ashtakavarga`: what the first chart does not need.

export { PARASHARA_TABLES } from './ashtakavarga/parashara-tables.ts'
export { type ShodhyaPinda, shodhyaPinda } from './ashtakavarga/shodhya-pinda.ts'
