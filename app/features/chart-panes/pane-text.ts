import {
  degreesInRashi,
  GRAHA_NAMES,
  type Graha,
  type JulianDay,
  RASHIS,
  type RashiIndex,
  rashiAt,
} from '@muhurta/jyotish'
import { degreesAndMinutes } from '#app/features/chart-drawings/chart-text.ts'
import { dateOf, timeOf } from '#app/features/chart-text/format-instant.ts'
import type { PaneField, PaneInput } from './pane.ts'

export function grahaName(graha: Graha): string {
  return GRAHA_NAMES[graha].english
}

export function signName(rashi: RashiIndex): string {
  return RASHIS[rashi].english
}

/** "17° 43′ Libra". */
export function placeText(longitude: number): string {
  return `${degreesAndMinutes(degreesInRashi(longitude))} ${signName(rashiAt(longitude))}`
}

/** "Mar 12, 2004" by the clock of the place. */
export function dayText({ offsetAt }: Pick<PaneInput, 'offsetAt'>, jdUt: JulianDay): string {
  return dateOf(jdUt, offsetAt(jdUt))
}

/** "Mar 12, 2004, 6:42 AM" by the clock of the place. */
export function whenText(input: Pick<PaneInput, 'offsetAt'>, jdUt: JulianDay): string {
  return `${dayText(input, jdUt)}, ${timeOf(jdUt, input.offsetAt(jdUt))}`
}

type Choice<Value extends string> = {
  readonly name: string
  readonly label: string
  readonly labels: Readonly<Record<Value, string>>
}

/** A field with a choice of names, and the chosen one: the first, unless another was chosen. */
export function choiceField<Value extends string>(
  { text }: Pick<PaneInput, 'text'>,
  { name, label, labels }: Choice<Value>,
): { readonly field: PaneField; readonly value: Value } {
  const options = Object.entries<string>(labels).map(([value, optionLabel]) => ({ value, label: optionLabel }))
  const given = text(name)
  const value = (Object.hasOwn(labels, given) ? given : options[0]?.value) as Value
  return { field: { kind: 'select', name, label, value, options }, value }
}
