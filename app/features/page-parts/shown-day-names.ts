import type { Karana, Paksha } from '@muhurta/jyotish'
import * as own from '#content/almanac/names.ts'
import { chosenNames } from './shown-names.ts'

const FULL_MOON = 14
const NEW_MOON = 29

/** A tithi with its fortnight; new and full moon have none. */
export function chosenTithiName(tithi: { readonly index: number; readonly paksha: Paksha }): string {
  const names = chosenNames()
  const name = names?.tithis[tithi.index]
  if (!names || name === undefined) return own.tithiName(tithi)
  return tithi.index === FULL_MOON || tithi.index === NEW_MOON ? name : `${names.fortnights[tithi.paksha]} ${name}`
}

/** Of the panchanga. */
export function chosenYogaName(index: number): string {
  return chosenNames()?.dayYogas[index] ?? own.yogaName(index)
}

export function chosenKaranaName(karana: Karana): string {
  return chosenNames()?.karanas[karana] ?? own.karanaName(karana)
}

export function chosenVaraName(vara: number): string {
  return chosenNames()?.varas[vara] ?? own.varaName(vara)
}
