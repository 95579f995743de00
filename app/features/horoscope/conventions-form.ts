import { AYANAMSA_MODES, type Conventions, DASHA_YEARS, isAyanamsaMode, isDashaYearDays } from '@muhurta/jyotish'
import { optionsOf, type SelectOption } from '#app/ui/fields/select-options.ts'
import {
  AYANAMSA_LABELS,
  DASHA_YEAR_LABELS,
  HOUSE_LABELS,
  NODE_LABELS,
  SUNRISE_LABELS,
} from '#content/charts/chart-conventions.ts'

export const CONVENTION_FIELDS = ['ayanamsa', 'node', 'houseSystem', 'sunriseRule', 'yearDays'] as const
export type ConventionField = (typeof CONVENTION_FIELDS)[number]

/** The options of each menu, the default first. */
export const CONVENTION_OPTIONS: Readonly<Record<ConventionField, readonly SelectOption[]>> = {
  ayanamsa: AYANAMSA_MODES.map((mode) => ({ value: mode, label: AYANAMSA_LABELS[mode] })),
  node: optionsOf(NODE_LABELS),
  houseSystem: optionsOf(HOUSE_LABELS),
  sunriseRule: optionsOf(SUNRISE_LABELS),
  yearDays: DASHA_YEARS.map(({ days, name }) => ({ value: String(days), label: DASHA_YEAR_LABELS[name](days) })),
}

/** Reads the conventions of a form; missing or invalid ones keep the engine's default. */
export function readConventions(textOf: (field: ConventionField) => string): Partial<Conventions> {
  const ayanamsa = textOf('ayanamsa')
  const node = textOf('node')
  const houseSystem = textOf('houseSystem')
  const sunriseRule = textOf('sunriseRule')
  const yearDays = Number(textOf('yearDays'))
  return {
    ...(isAyanamsaMode(ayanamsa) && { ayanamsa }),
    ...((node === 'mean' || node === 'true') && { node }),
    ...(isHouseSystem(houseSystem) && { houseSystem }),
    ...((sunriseRule === 'hindu' || sunriseRule === 'upperLimb') && { sunriseRule }),
    ...(isDashaYearDays(yearDays) && { yearDays }),
  }
}

function isHouseSystem(word: string): word is Conventions['houseSystem'] {
  return Object.hasOwn(HOUSE_LABELS, word)
}
