import type { Placements } from '../zodiac/placements.ts'
import { hasLagna, viewChart } from './chart-view.ts'
import { EXCHANGE_LAGNA_YOGAS, EXCHANGE_YOGAS } from './exchange-yogas.ts'
import { LORDSHIP_YOGAS } from './lordship-yogas.ts'
import { LUNAR_LAGNA_YOGAS, LUNAR_YOGAS } from './lunar-yogas.ts'
import { MAHAPURUSHA_YOGAS } from './mahapurusha-yogas.ts'
import { NEECHA_BHANGA } from './neecha-bhanga.ts'
import { PLACEMENT_LAGNA_YOGAS, PLACEMENT_YOGAS } from './placement-yogas.ts'
import { SOLAR_YOGAS } from './solar-yogas.ts'
import type { LagnaYogaRule, Yoga, YogaRule } from './yoga.ts'

/** Rules that do not need a birth time. */
export const YOGA_RULES: readonly YogaRule[] = [
  ...LUNAR_YOGAS,
  ...SOLAR_YOGAS,
  ...PLACEMENT_YOGAS,
  NEECHA_BHANGA,
  ...EXCHANGE_YOGAS,
]

/** Rules that count from the lagna. */
export const LAGNA_YOGA_RULES: readonly LagnaYogaRule[] = [
  ...MAHAPURUSHA_YOGAS,
  ...LUNAR_LAGNA_YOGAS,
  ...LORDSHIP_YOGAS,
  ...PLACEMENT_LAGNA_YOGAS,
  ...EXCHANGE_LAGNA_YOGAS,
]

/**
 * The yogas of a chart, each with how the chart meets its rule. Houses are whole signs. Without a lagna, only the
 * rules that need none are applied.
 */
export function listYogas(placements: Placements): Yoga[] {
  const view = viewChart(placements)
  const general = YOGA_RULES.flatMap(({ id, find }) => find(view).map((finding) => ({ id, ...finding })))
  if (!hasLagna(view)) return general

  const fromLagna = LAGNA_YOGA_RULES.flatMap(({ id, find }) => find(view).map((finding) => ({ id, ...finding })))
  return [...general, ...fromLagna]
}
