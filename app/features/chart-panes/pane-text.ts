import {
  degreesInRashi,
  END_OF_SUPPORTED,
  FIRST_SUPPORTED,
  type JulianDay,
  julianDayFromUnix,
  type Location,
  rashiAt,
  unixFromJulianDay,
} from '@muhurta/jyotish'
import { degreesAndMinutes } from '#app/features/chart-drawings/chart-text.ts'
import { dateOf, timeOf } from '#app/features/chart-text/format-instant.ts'
import { chosenSignName } from '#app/features/page-parts/shown-names.ts'
import { clockText } from '#content/words/dates.ts'
import type { PaneField, PaneInput } from './pane.ts'

/** "17° 43′ Libra". */
export function longitudeText(longitude: number): string {
  return `${degreesAndMinutes(degreesInRashi(longitude))} ${chosenSignName(rashiAt(longitude))}`
}

/** "Mar 12, 2004" by the clock of the place. */
export function dayText({ offsetAt }: Pick<PaneInput, 'offsetAt'>, jdUt: JulianDay): string {
  return dateOf(jdUt, offsetAt(jdUt))
}

/** "Mar 12, 2004, 6:42 AM" by the clock of the place. */
export function chartTimeText(input: Pick<PaneInput, 'offsetAt'>, jdUt: JulianDay): string {
  return `${dayText(input, jdUt)}, ${timeOf(jdUt, input.offsetAt(jdUt))}`
}

/** "6:42 AM" on the given day, "Nov 18, 2026, 6:42 AM" on another. */
export function paneTimeText(input: Pick<PaneInput, 'offsetAt'>, jdUt: JulianDay, day: string): string {
  return dayText(input, jdUt) === day ? timeOf(jdUt, input.offsetAt(jdUt)) : chartTimeText(input, jdUt)
}

/** "6:42:10 AM" by the clock of the place. */
export function secondsText({ offsetAt }: Pick<PaneInput, 'offsetAt'>, jdUt: JulianDay): string {
  const seconds = Math.round(unixFromJulianDay(jdUt) / 1000 + offsetAt(jdUt))
  return clockText(new Date(seconds * 1000).toISOString().slice(11, 19))
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

type DateAsked = { readonly name: string; readonly label: string; readonly hint: string; readonly problem: string }

/** A field with a date, and its noon at the place of birth; now, unless a date of the engine's years was given. */
export function dateField(
  input: Pick<PaneInput, 'text' | 'nowJdUt' | 'offsetAt'>,
  { problem, ...asked }: DateAsked,
): { readonly field: PaneField; readonly jdUt: JulianDay } {
  const value = input.text(asked.name)
  const noonMs = Date.parse(`${value}T12:00:00Z`)
  const noon = julianDayFromUnix(noonMs)
  const isSupported = noon > FIRST_SUPPORTED + 1 && noon < END_OF_SUPPORTED - 1
  if (value === '') return { field: { kind: 'date', ...asked, value }, jdUt: input.nowJdUt }
  if (!isSupported) return { field: { kind: 'date', ...asked, value, problem }, jdUt: input.nowJdUt }
  return { field: { kind: 'date', ...asked, value }, jdUt: noon - input.offsetAt(noon) / 86_400 }
}

type LocationAsked = { readonly name: string; readonly label: string; readonly hint: string; readonly problem: string }

/** "40.71, -74.01" or "12.97 N 77.59 E". */
const LOCATION = /^(-?\d{1,2}(?:\.\d+)?)\s*°?\s*([NS])?[\s,;]+(-?\d{1,3}(?:\.\d+)?)\s*°?\s*([EW])?$/i

/** A field with a latitude and a longitude; undefined where it is empty or cannot be read. */
export function locationField(
  { text }: Pick<PaneInput, 'text'>,
  { problem, ...asked }: LocationAsked,
): { readonly field: PaneField; readonly location: Location | undefined } {
  const value = text(asked.name)
  const [, lat, south, lon, west] = LOCATION.exec(value) ?? []
  const location = {
    lat: Number(lat) * (south?.toUpperCase() === 'S' ? -1 : 1),
    lon: Number(lon) * (west?.toUpperCase() === 'W' ? -1 : 1),
  }
  // No chart has a lagna at the poles themselves.
  const isPlace = Math.abs(location.lat) < 90 && Math.abs(location.lon) <= 180
  const field: PaneField = { kind: 'text', ...asked, value, ...(value !== '' && !isPlace && { problem }) }
  return { field, location: isPlace ? location : undefined }
}

type NumberAsked = {
  readonly name: string
  readonly label: string
  readonly min: number
  readonly max: number
  readonly first: number
  readonly problem: string
}

/** A field with a whole number, and that number; the first one, unless another in the range was given. */
export function numberField(
  { text }: Pick<PaneInput, 'text'>,
  { name, label, min, max, first, problem }: NumberAsked,
): { readonly field: PaneField; readonly value: number } {
  const given = text(name)
  const value = /^\d{1,4}$/.test(given) ? Number(given) : Number.NaN
  const isInRange = value >= min && value <= max
  const shared = { kind: 'number', name, label, min, max } as const
  if (isInRange) return { field: { ...shared, value: given }, value }
  return { field: { ...shared, value: given || String(first), ...(given && { problem }) }, value: first }
}
