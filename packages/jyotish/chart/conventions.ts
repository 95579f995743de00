import type { Ayanamsa } from '../ayanamsa/modes.ts'
import { type DashaYearDays, DEFAULT_DASHA_YEAR } from '../dashas/year.ts'
import type { HouseSystem } from '../houses/houses.ts'
import type { NodeKind } from '../sky/nodes.ts'
import type { SunriseRule } from '../sky/rise-set.ts'

/** The version of this engine; every chart carries it, so that an old chart can be told from a new one. */
export const ENGINE_VERSION = '1.0.0'

/** Everything a chart was counted by. Each is chosen for itself; none follows from another. */
export type Conventions = {
  ayanamsa: Ayanamsa
  node: NodeKind
  houseSystem: HouseSystem
  sunriseRule: SunriseRule
  /** Days in a year of the dashas. */
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

/** The conventions asked for, the defaults where nothing was. */
export function conventionsOf(options: Partial<Conventions> = {}): Conventions {
  return { ...DEFAULT_CONVENTIONS, ...options }
}
