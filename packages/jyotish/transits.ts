// The entry point `@muhurta/jyotish/transits`: searches for transits, the bindus of a transit, and vedha.

export {
  findNextAspect,
  findNextIngress,
  findNextPassage,
  listPassages,
  type Passage,
  type SearchRefusal,
} from './transits/search.ts'
export { listStations, type Station, TURNING_GRAHAS, type TurningGraha } from './transits/stations.ts'
export { type TransitWithBindus, transitsWithBindus } from './transits/transit-bindus.ts'
export { VEDHA_HOUSES, type VedhaTransit, vedhaTransits } from './transits/vedha.ts'
