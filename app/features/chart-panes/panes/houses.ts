import { computeChart, GRAHAS, HOUSE_SYSTEMS, type HouseSystem, lordOf, rashiAt } from '@muhurta/jyotish'
import { HOUSE_LABELS } from '#content/charts/chart-conventions.ts'
import { grahaName } from '#content/charts/names.ts'
import { HOUSES } from '#content/charts/panes/chart-panes.ts'
import type { Pane, PaneBlock, PaneInput } from '../pane.ts'
import { factsBlock, grahaRows, NONE, table } from '../pane-blocks.ts'
import { longitudeText } from '../pane-text.ts'

export const housesPane: Pane = {
  compute: (input) => {
    const { chart } = input
    const rows = chart.houses.map(({ house, start, middle, end }) => [
      String(house),
      longitudeText(start),
      longitudeText(middle),
      longitudeText(end),
      // The lord is that of the sign of the cusp, which is the middle except in KP.
      grahaName(lordOf(rashiAt(chart.conventions.houseSystem === 'kp' ? start : middle))),
      GRAHAS.filter((graha) => chart.grahas[graha].house === house)
        .map(grahaName)
        .join(', ') || NONE,
    ])
    return {
      blocks: [
        factsBlock([[HOUSES.midheaven, longitudeText(chart.midheaven.longitude)]]),
        table(HOUSES.caption, HOUSES.columns, rows),
        comparison(input),
      ],
    }
  },
}

/** The house of every graha under each system; a system can refuse a place near the poles. */
function comparison({ chart }: PaneInput): PaneBlock {
  const charts = HOUSE_SYSTEMS.map((system) => houseChart(chart, system))
  return table(
    HOUSES.compared,
    [HOUSES.graha, ...HOUSE_SYSTEMS.map((system) => HOUSE_LABELS[system])],
    grahaRows(grahaName, (graha) => charts.map((each) => (each.ok ? String(each.value.grahas[graha].house) : NONE))),
  )
}

function houseChart({ jdUt, location, conventions }: PaneInput['chart'], houseSystem: HouseSystem) {
  return computeChart({ jdUt, ...location, options: { ...conventions, houseSystem } })
}
