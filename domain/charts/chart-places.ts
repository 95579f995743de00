import { GRAHAS, type Graha, type House, type RashiIndex } from '@muhurta/jyotish'

export const LONGEST_CHART_NOTE = 2_000
export const MOST_CHART_NOTES = 100

/** A place of a chart to which a note can be pinned: a graha, a house, or a sign by its number, 1 for Mesha. */
export type ChartPlace = `graha-${Graha}` | `house-${House}` | `sign-${number}`

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

export const CHART_PLACES: readonly ChartPlace[] = [
  ...HOUSES.map((house) => `house-${house}` as const),
  ...GRAHAS.map((graha) => `graha-${graha}` as const),
  ...HOUSES.map((sign) => `sign-${sign}` as const),
]

export function readChartPlace(text: string): ChartPlace | undefined {
  return CHART_PLACES.find((place) => place === text)
}

export type OpenedPlace =
  | { readonly kind: 'graha'; readonly graha: Graha }
  | { readonly kind: 'house'; readonly house: House }
  | { readonly kind: 'sign'; readonly rashi: RashiIndex }

export function openPlace(place: ChartPlace): OpenedPlace {
  const [kind, name = ''] = place.split('-')
  if (kind === 'graha') return { kind, graha: name as Graha }
  return kind === 'house'
    ? { kind, house: Number(name) as House }
    : { kind: 'sign', rashi: (Number(name) - 1) as RashiIndex }
}
