import { computeChart, julianDayFromUnix } from '@muhurta/jyotish'
import { FURTHER_VARGAS, type FurtherVarga, furtherVargaChart, vargaChartBy } from '@muhurta/jyotish/vargas'
import { type ChartContents, contentsOfChart, contentsOfVarga } from '#app/features/chart-drawings/chart-contents.ts'
import { contentsOfHouses } from '#app/features/chart-drawings/houses-contents.ts'
import { dateOf, timeOf } from '#app/features/chart-text/format-instant.ts'
import { furtherVargaName } from '#app/features/chart-text/further-varga-name.ts'
import { STUDIO_DRAWINGS } from '#content/charts/studio-drawings.ts'
import { castTimedChart, isTimed } from '#domain/charts/birth-chart.ts'
import { zoneOffsetSeconds } from '#domain/time/zone-offset.ts'
import type { PaneRequest } from './compute-pane.ts'

/** Drawings beside the rashi that need more of the engine than a first chart loads. */
export type ComputedDrawing = keyof typeof STUDIO_DRAWINGS.labels | `d${FurtherVarga}`

/** What is missing cannot be drawn: there is no second birth, or Sripati's houses do not exist at the place. */
export type Drawings = Readonly<Partial<Record<ComputedDrawing, ChartContents>>>

const NAVAMSHA = 9

type DrawingsRequest = Pick<PaneRequest, 'birth' | 'other' | 'settings' | 'nowMs'>

/** The drawings of a birth that stand beside its rashi: of now, of the houses, and of the second birth. */
export async function computeDrawings({ birth, other, settings, nowMs }: DrawingsRequest): Promise<Drawings> {
  const { conventions, vargaMethods } = settings
  const cast = isTimed(birth) ? castTimedChart(birth, conventions) : undefined
  if (!cast?.ok) return {}
  const { chart, place } = cast.value
  const nowJdUt = julianDayFromUnix(nowMs)
  const offset = zoneOffsetSeconds(nowMs, place.timeZone)
  const sky = computeChart({ jdUt: nowJdUt, ...chart.location, options: conventions })
  const houses = computeChart({
    jdUt: chart.jdUt,
    ...chart.location,
    options: { ...chart.conventions, houseSystem: 'sripati' },
  })
  const second = other && isTimed(other) ? castTimedChart(other, conventions) : undefined
  const name = other?.fullName ?? ''
  const further = FURTHER_VARGAS.map((varga): readonly [ComputedDrawing, ChartContents] => [
    `d${varga}`,
    contentsOfVarga(furtherVargaChart(chart.placements, varga), { title: `D${varga} ${furtherVargaName(varga)}` }),
  ])
  return {
    ...(Object.fromEntries(further) as Drawings),
    // In the houses of the birth: a transit is read from the natal lagna.
    ...(sky.ok && {
      transit: contentsOfChart(
        { lagna: chart.lagna, grahas: sky.value.grahas },
        { title: STUDIO_DRAWINGS.labels.transit, subtitle: `${dateOf(nowJdUt, offset)}, ${timeOf(nowJdUt, offset)}` },
      ),
    }),
    ...(houses.ok && { chalit: contentsOfHouses(houses.value, { title: STUDIO_DRAWINGS.labels.chalit }) }),
    ...(second?.ok && {
      second: contentsOfChart(second.value.chart, { title: STUDIO_DRAWINGS.labels.second, subtitle: name }),
      'second-d9': contentsOfVarga(vargaChartBy(second.value.chart.placements, NAVAMSHA, vargaMethods), {
        title: STUDIO_DRAWINGS.labels['second-d9'],
        subtitle: name,
      }),
    }),
  }
}
