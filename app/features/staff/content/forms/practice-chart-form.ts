import { AYANAMSA_MODES, DASHA_YEARS, HOUSE_SYSTEMS, SUNRISE_RULES } from '@muhurta/jyotish'
import { z } from 'zod'
import { CONVENTION_OPTIONS, conventionTexts } from '#app/features/horoscope/conventions-form.ts'
import { oneOf } from '#app/features/staff/content/field-rules.ts'
import { codeOptions, withTexts } from '#app/features/staff/content/form-spec.ts'
import type { PartForm } from '#app/features/staff/content/part-form.ts'
import { CHART_STYLE_LABELS } from '#content/charts/chart-marks.ts'
import { FIELD_RULES } from '#content/staff/editing.ts'
import { CHARTS_FORM } from '#content/staff/practice/practice-forms.ts'
import { CHART_STYLES } from '#domain/chart-style.ts'
import { parsed } from '#domain/field-rules.ts'

/** The conventions that the studio offers, without a typed ayanamsa. */
export const chartsForm: PartForm<'charts'> = {
  texts: CHARTS_FORM,
  of: (practice) => practice.charts,
  fields: withTexts(CHARTS_FORM.fields, [
    { name: 'ayanamsa', type: 'choice', options: CONVENTION_OPTIONS.ayanamsa },
    { name: 'node', type: 'choice', options: CONVENTION_OPTIONS.node },
    { name: 'houseSystem', type: 'choice', options: CONVENTION_OPTIONS.houseSystem },
    { name: 'sunriseRule', type: 'choice', options: CONVENTION_OPTIONS.sunriseRule },
    { name: 'yearDays', type: 'choice', options: CONVENTION_OPTIONS.yearDays },
    { name: 'style', type: 'choice', options: codeOptions(CHART_STYLES, CHART_STYLE_LABELS) },
  ]),
  schema: z
    .object({
      ayanamsa: oneOf(AYANAMSA_MODES),
      node: oneOf(['mean', 'true']),
      houseSystem: oneOf(HOUSE_SYSTEMS),
      sunriseRule: oneOf(SUNRISE_RULES),
      yearDays: parsed(yearDaysIn, FIELD_RULES.choice),
      style: oneOf(CHART_STYLES),
    })
    .transform(({ style, ...conventions }) => ({ conventions, style })),
  fill: ({ conventions, style }) => ({ ...conventionTexts(conventions), style }),
}

function yearDaysIn(text: string) {
  return DASHA_YEARS.find(({ days }) => String(days) === text)?.days
}
