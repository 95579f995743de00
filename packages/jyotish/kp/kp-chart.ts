import type { Degrees } from '../angles.ts'
import { type Chart, type ChartInput, type ChartRefusal, computeChart } from '../chart/chart.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { accepted, type Outcome } from '../outcome.ts'
import type { House } from '../zodiac/rashi.ts'
import { type KpLords, kpLordsAt } from './lords.ts'

export type KpCusp = KpLords & { house: House; longitude: Degrees }
export type KpGraha = KpLords & { longitude: Degrees; house: House; isRetrograde: boolean }

export type KpChart = { chart: Chart; cusps: KpCusp[]; grahas: Record<Graha, KpGraha> }

/** The cusps and grahas of a chart with KP houses, with their lords. */
export function kpChartOf(chart: Chart): KpChart {
  const grahas = GRAHAS.map((graha) => {
    const { longitude, house, isRetrograde } = chart.grahas[graha]
    return [graha, { longitude, house, isRetrograde, ...kpLordsAt(longitude) }] as const
  })
  return {
    chart,
    cusps: chart.houses.map(({ house, start }) => ({ house, longitude: start, ...kpLordsAt(start) })),
    grahas: Object.fromEntries(grahas) as Record<Graha, KpGraha>,
  }
}

/**
 * A chart after K. S. Krishnamurti: his ayanamsa unless another is given, Placidus cusps as house starts. Refused inside
 * the polar circles, where Placidus has no cusps.
 */
export function kpChart(input: ChartInput): Outcome<KpChart, ChartRefusal> {
  const options = { ayanamsa: 'krishnamurti', ...input.options, houseSystem: 'kp' } as const
  const outcome = computeChart({ ...input, options })
  return outcome.ok ? accepted(kpChartOf(outcome.value)) : outcome
}
