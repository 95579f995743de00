import {
  type Chart,
  GRAHAS,
  type Graha,
  type House,
  houseFrom,
  type RashiIndex,
  type VargaChart,
} from '@muhurta/jyotish'
import { grahaLabel, lagnaLabel } from '#app/features/page-parts/shown-names.ts'
import type { UntimedChart } from '#domain/charts/birth-chart.ts'

/** A graha or the lagna in a sign. */
export type ChartMark = {
  readonly code: string
  readonly name: string
  /** Degrees within the sign; undefined in vargas and for births without a time. */
  readonly degrees?: number
  readonly isLagna?: boolean
  readonly isRetrograde?: boolean
  readonly isCombust?: boolean
  /** It changed sign on this day, so it may be in this sign or the next. */
  readonly isUncertain?: boolean
}

/** What a drawing shows, in any style. */
export type ChartContents = {
  readonly title: string
  readonly subtitle?: string
  /** Undefined without a birth time; signs then have no houses. */
  readonly lagna?: RashiIndex
  /** The marks of each sign, Mesha first. */
  readonly signs: readonly (readonly ChartMark[])[]
}

type Placed = { readonly rashi: RashiIndex; readonly mark: ChartMark }

const lagnaMark = (): ChartMark => ({ ...lagnaLabel(), isLagna: true })

/** What a drawing needs of a chart. */
export type PlacedGrahas = {
  readonly lagna: Pick<Chart['lagna'], 'rashi' | 'degreesInRashi'>
  readonly grahas: Readonly<
    Record<Graha, Pick<Chart['grahas'][Graha], 'rashi' | 'degreesInRashi' | 'isRetrograde' | 'isCombust'>>
  >
}

export function contentsOfChart(
  { lagna, grahas }: PlacedGrahas,
  titles: { title: string; subtitle?: string },
): ChartContents {
  const placed = GRAHAS.map((graha): Placed => {
    const { rashi, degreesInRashi, isRetrograde, isCombust } = grahas[graha]
    return {
      rashi,
      mark: { ...markOf(graha), degrees: degreesInRashi, isRetrograde: isRetrograde && !isNode(graha), isCombust },
    }
  })
  const ascendant = { rashi: lagna.rashi, mark: { ...lagnaMark(), degrees: lagna.degreesInRashi } }
  return { ...titles, lagna: lagna.rashi, signs: bySign([ascendant, ...placed]) }
}

export function contentsOfVarga(
  { lagna, rashis }: Pick<VargaChart, 'lagna' | 'rashis'>,
  titles: { title: string; subtitle?: string },
): ChartContents {
  const placed = GRAHAS.map((graha): Placed => ({ rashi: rashis[graha], mark: markOf(graha) }))
  if (lagna === undefined) return { ...titles, signs: bySign(placed) }
  return { ...titles, lagna, signs: bySign([{ rashi: lagna, mark: lagnaMark() }, ...placed]) }
}

/** A birth without a time: every sign that a graha was in on that day. */
export function contentsOfDay({ day }: UntimedChart, titles: { title: string; subtitle?: string }): ChartContents {
  const placed = GRAHAS.flatMap((graha) => {
    const { rashis, isRashiCertain } = day.grahas[graha]
    return rashis.map((rashi): Placed => ({ rashi, mark: { ...markOf(graha), isUncertain: !isRashiCertain } }))
  })
  return { ...titles, signs: bySign(placed) }
}

export function houseOfRashi({ lagna }: ChartContents, rashi: RashiIndex): House | undefined {
  return lagna === undefined ? undefined : houseFrom(lagna, rashi)
}

function markOf(graha: Graha): ChartMark {
  const { code, name } = grahaLabel(graha)
  return { code, name }
}

/** The mean nodes are always retrograde, so it is not marked. */
function isNode(graha: Graha): boolean {
  return graha === 'rahu' || graha === 'ketu'
}

function bySign(placed: readonly Placed[]): ChartMark[][] {
  return Array.from({ length: 12 }, (_, sign) => placed.flatMap(({ rashi, mark }) => (rashi === sign ? [mark] : [])))
}
