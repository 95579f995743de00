import type { Graha, RashiIndex } from '@muhurta/jyotish'
import { LAGNA_LABELS } from '#content/charts/chart-marks.ts'
import * as own from '#content/charts/names.ts'
import type { NameStyle } from '#domain/charts/name-style.ts'
import type { SanskritNames } from '#domain/charts/sanskrit-names.ts'

/*
 * The names in tables, drawings and texts, as the reader chose them; sentences have those of their language
 * (decision 0274). They are asked for where something is shown, never while a module loads.
 */

let chosen: () => SanskritNames | undefined = namesOfThisPage

/** The server takes them from the request, the chart's worker from the page that asks. */
export function takeNamesFrom(source: typeof chosen): void {
  chosen = source
}

/** What the root put on the page of somebody who chose; undefined for all others, and where there is no page. */
function namesOfThisPage(): SanskritNames | undefined {
  return typeof document === 'undefined' ? undefined : readNames(document.documentElement.dataset.names)
}

let read: { readonly text: string; readonly names: SanskritNames } | undefined

export function readNames(text: string | undefined): SanskritNames | undefined {
  if (text === undefined) return undefined
  if (read?.text !== text) read = { text, names: JSON.parse(text) }
  return read.names
}

export function chosenStyle(): NameStyle {
  return chosen()?.style ?? 'own'
}

export function lagnaLabel(): { readonly name: string; readonly code: string } {
  const names = chosen()
  return names ? { name: names.lagna[0], code: names.lagna[1] } : LAGNA_LABELS
}

export function grahaLabel(graha: Graha): (typeof own.GRAHA_LABELS)[Graha] {
  const [name, code] = chosen()?.grahas[graha] ?? []
  return name === undefined || code === undefined ? own.GRAHA_LABELS[graha] : { name, sanskrit: name, code }
}

export function chosenGrahaName(graha: Graha): string {
  return grahaLabel(graha).name
}

export function rashiLabel(rashi: RashiIndex): (typeof own.RASHI_LABELS)[RashiIndex] {
  const [name, short] = chosen()?.rashis[rashi] ?? []
  if (name === undefined || short === undefined) return own.RASHI_LABELS[rashi]
  return { name, western: name, short, devanagari: '' }
}

/** "Scorpio", where one name is enough. */
export function chosenSignName(rashi: RashiIndex): string {
  return chosen()?.rashis[rashi]?.[0] ?? own.signName(rashi)
}

/** "Vrishchika (Scorpio)", where there is room for both. */
export function chosenRashiName(rashi: RashiIndex): string {
  return chosen()?.rashis[rashi]?.[0] ?? own.rashiName(rashi)
}

export function chosenNakshatraName(index: number): string {
  return chosen()?.nakshatras[index] ?? own.nakshatraName(index)
}

/** Undefined without a choice: the labels of the language are loaded with what shows them. */
export function chosenNames(): SanskritNames | undefined {
  return chosen()
}
