// The entry point `@muhurta/jyotish/puja`: the times of festivals at a place, each with the code of its rule.

export { eclipseTimes, type Sutak, sutakOf } from './puja/eclipse-times.ts'
export {
  PUJA_KINDS,
  PUJA_RULES,
  PUJA_SOURCES,
  type PujaKind,
  type PujaRule,
  type PujaSource,
} from './puja/puja-rule.ts'
export type { PujaTime } from './puja/puja-time.ts'
export { type PujaDay, type PujaYear, pujaYear } from './puja/puja-year.ts'
