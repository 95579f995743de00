import type { Ayanamsa } from '../ayanamsa/modes.ts'
import { type DashaYearDays, DEFAULT_DASHA_YEAR } from '../dashas/year.ts'
import type { HouseSystem } from '../houses/houses.ts'
import type { NodeKind } from '../sky/nodes.ts'
import type { SunriseRule } from '../sky/rise-set.ts'

/** Equals the package version. Every chart records it, so charts of different versions can be distinguished. */
export const ENGINE_VERSION = '1.2.0'

/** The options of a chart. Each is independent of the others. */
export type Conventions = {
  ayanamsa: Ayanamsa
  node: NodeKind
  houseSystem: HouseSystem
  sunriseRule: SunriseRule
  /** Days in a dasha year. */
  yearDays: DashaYearDays
}

/** Lahiri, mean node, whole-sign houses, Hindu sunrise, a dasha year of 365.25 days. */
export const DEFAULT_CONVENTIONS: Conventions = {
  ayanamsa: 'lahiri',
  node: 'mean',
  houseSystem: 'wholeSign',
  sunriseRule: 'hindu',
  yearDays: DEFAULT_DASHA_YEAR,
}

export function conventionsOf(options: Partial<Conventions> = {}): Conventions {
  return { ...DEFAULT_CONVENTIONS, ...options }
}
