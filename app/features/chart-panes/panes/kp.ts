import type { ChartInput, Graha } from '@muhurta/jyotish'
import {
  grahaSignifications,
  houseSignificators,
  type KpChart,
  type KpLords,
  kpChart,
  kpHorary,
  type RulingPlanets,
  rulingPlanets,
} from '@muhurta/jyotish/kp'
import { chosenGrahaName } from '#app/features/page-parts/shown-names.ts'
import { KP } from '#content/charts/panes/chart-panes.ts'
import type { Pane, PaneBlock, PaneInput } from '../pane.ts'
import { grahaRows, NONE, table, textBlock } from '../pane-blocks.ts'
import { choiceField, longitudeText, numberField } from '../pane-text.ts'

const DIVISIONS = 249

export const kpPane: Pane = {
  compute: (input) => {
    const of = choiceField(input, { name: 'of', label: KP.of, labels: KP.charts })
    const number = numberField(input, {
      name: 'number',
      label: KP.number,
      min: 1,
      max: DIVISIONS,
      first: 1,
      problem: KP.numberProblem,
    })
    const isHorary = of.value === 'horary'
    const now = chartInput(input, input.nowJdUt)
    const chart = isHorary ? kpHorary(number.value, now) : kpChart(chartInput(input, input.chart.jdUt))
    const fields = isHorary ? [of.field, number.field] : [of.field]
    if (!chart.ok) return { fields, blocks: [textBlock(KP.refused)] }
    return { fields, blocks: [...chartTables(chart.value), rulingTable(rulingPlanets(now))] }
  },
}

/** The engine takes Krishnamurti's ayanamsa by itself; a typed one is the astrologer's own. */
function chartInput({ chart: { location, conventions } }: PaneInput, jdUt: number): ChartInput {
  const { ayanamsa, node, sunriseRule } = conventions
  const isTyped = typeof ayanamsa !== 'string'
  return { jdUt, ...location, options: { node, sunriseRule, ...(isTyped && { ayanamsa }) } }
}

function chartTables(chart: KpChart): PaneBlock[] {
  const { cusps, grahas } = chart
  return [
    table(
      KP.cusps,
      KP.cuspColumns,
      cusps.map((cusp) => [String(cusp.house), longitudeText(cusp.longitude), ...lords(cusp)]),
    ),
    table(
      KP.grahas,
      KP.grahaColumns,
      grahaRows(chosenGrahaName, (graha) => {
        const { longitude, house } = grahas[graha]
        return [longitudeText(longitude), String(house), ...lords(grahas[graha])]
      }),
    ),
    table(
      KP.houses,
      KP.houseColumns,
      houseSignificators(chart).map(({ house, inStarOfOccupants, occupants, inStarOfOwner, owner }) => [
        String(house),
        names(inStarOfOccupants),
        names(occupants),
        names(inStarOfOwner),
        chosenGrahaName(owner),
      ]),
    ),
    table(
      KP.signified,
      KP.signifiedColumns,
      grahaSignifications(chart).map(({ graha, occupiedByStarLord, occupied, ownedByStarLord, owned }) => [
        chosenGrahaName(graha),
        String(occupiedByStarLord),
        String(occupied),
        ownedByStarLord.join(', ') || NONE,
        owned.join(', ') || NONE,
      ]),
    ),
  ]
}

function rulingTable(found: ReturnType<typeof rulingPlanets>): PaneBlock {
  if (!found.ok) return textBlock(KP.refused)
  const keys = Object.keys(KP.rulingLabels) as (keyof RulingPlanets)[]
  const nameOf = (graha: Graha | undefined) => (graha ? chosenGrahaName(graha) : NONE)
  return table(
    KP.ruling,
    KP.rulingColumns,
    keys.map((key) => [KP.rulingLabels[key], nameOf(found.value[key])]),
  )
}

const lords = ({ sign, star, sub, subSub }: KpLords) => [sign, star, sub, subSub].map(chosenGrahaName)
const names = (grahas: readonly Graha[]) => grahas.map(chosenGrahaName).join(', ') || NONE
