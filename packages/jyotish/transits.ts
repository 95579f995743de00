// The entry point `@muhurta/jyotish/transits`: searches for transits, and the bindus of a transit.

export {
  findNextAspect,
  findNextIngress,
  findNextPassage,
  listPassages,
  type Passage,
  type SearchRefusal,
} from './transits/search.ts'
export { type TransitWithBindus, transitsWithBindus } from './transits/transit-bindus.ts'
