import { AYANAMSA_MODES, type Conventions, DASHA_YEARS, isAyanamsaMode, isDashaYearDays } from '@muhurta/jyotish'
import { optionsOf, type SelectOption } from '#app/ui/fields/select-options.ts'
import {
  AYANAMSA_LABELS,
  DASHA_YEAR_LABELS,
  HOUSE_LABELS,
  NODE_LABELS,
  SUNRISE_LABELS,
} from '#content/charts/chart-conventions.ts'
import type { PracticeCharts } from '#domain/content/practice-charts.ts'
import { recordOf } from '#domain/record-of.ts'

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

/** Conventions as the texts of a form. */
export function conventionTexts(conventions: PracticeCharts['conventions']): Readonly<Record<ConventionField, string>> {
  return recordOf(CONVENTION_FIELDS, (field) => String(conventions[field]))
}

/** What was chosen, and the practice's own for the rest. */
export function withPracticeTexts<Texts extends Readonly<Partial<Record<string, string>>>>(
  practice: Readonly<Record<string, string>>,
  chosen: Texts,
): Texts {
  return { ...practice, ...Object.fromEntries(Object.entries(chosen).filter(([, text]) => text)) } as Texts
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
