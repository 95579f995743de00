import { computeChart, GRAHAS, HOUSE_SYSTEMS, type HouseSystem, houseFrom, lordOf, rashiAt } from '@muhurta/jyotish'
import { contentsOfHouses } from '#app/features/chart-drawings/houses-contents.ts'
import { chosenGrahaName } from '#app/features/page-parts/shown-names.ts'
import { HOUSE_LABELS } from '#content/charts/chart-conventions.ts'
import { HOUSES_PANE } from '#content/charts/panes/chart-panes.ts'
import type { Pane, PaneBlock, PaneInput } from '../pane.ts'
import { factsBlock, grahaRows, NONE, table, textBlock } from '../pane-blocks.ts'
import { choiceField, longitudeText } from '../pane-text.ts'

/** With whole signs the chalit would be the rashi chart itself. */
const CHALIT_LABELS = {
  sripati: HOUSE_LABELS.sripati,
  equalMiddle: HOUSE_LABELS.equalMiddle,
  kp: HOUSE_LABELS.kp,
}

export const housesPane: Pane = {
  compute: (input) => {
    const { chart } = input
    const chalit = choiceField(input, { name: 'chalit', label: HOUSES_PANE.chalit, labels: CHALIT_LABELS })
    const rows = chart.houses.map(({ house, start, middle, end }) => [
      String(house),
      longitudeText(start),
      longitudeText(middle),
      longitudeText(end),
      // The lord is that of the sign of the cusp, which is the middle except in KP.
      chosenGrahaName(lordOf(rashiAt(chart.conventions.houseSystem === 'kp' ? start : middle))),
      GRAHAS.filter((graha) => chart.grahas[graha].house === house)
        .map(chosenGrahaName)
        .join(', ') || NONE,
    ])
    return {
      fields: [chalit.field],
      blocks: [
        ...chalitBlocks(input, chalit.value),
        factsBlock([[HOUSES_PANE.midheaven, longitudeText(chart.midheaven.longitude)]]),
        table(HOUSES_PANE.caption, HOUSES_PANE.columns, rows),
        comparison(input),
      ],
    }
  },
}

/** The houses drawn, with those that are not in the house of their sign. */
function chalitBlocks({ chart }: PaneInput, system: keyof typeof CHALIT_LABELS): PaneBlock[] {
  const cast = houseChart(chart, system)
  if (!cast.ok) return [textBlock(HOUSES_PANE.polar)]
  const { lagna, grahas } = cast.value
  const moved = GRAHAS.flatMap((graha) => {
    const ofSign = houseFrom(lagna.rashi, grahas[graha].rashi)
    const { house } = grahas[graha]
    return house === ofSign ? [] : [HOUSES_PANE.movedText(chosenGrahaName(graha), ofSign, house)]
  })
  return [
    { kind: 'chart', contents: contentsOfHouses(cast.value, { title: HOUSES_PANE.chalitOf(HOUSE_LABELS[system]) }) },
    textBlock(HOUSES_PANE.chalitNote),
    factsBlock([[HOUSES_PANE.moved, moved.join(', ') || HOUSES_PANE.noneMoved]]),
  ]
}

/** The house of every graha under each system; a system can refuse a place near the poles. */
function comparison({ chart }: PaneInput): PaneBlock {
  const charts = HOUSE_SYSTEMS.map((system) => houseChart(chart, system))
  return table(
    HOUSES_PANE.compared,
    [HOUSES_PANE.graha, ...HOUSE_SYSTEMS.map((system) => HOUSE_LABELS[system])],
    grahaRows(chosenGrahaName, (graha) =>
      charts.map((each) => (each.ok ? String(each.value.grahas[graha].house) : NONE)),
    ),
  )
}

function houseChart({ jdUt, location, conventions }: PaneInput['chart'], houseSystem: HouseSystem) {
  return computeChart({ jdUt, ...location, options: { ...conventions, houseSystem } })
}
