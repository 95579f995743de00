import {
  aspectsRashi,
  GRAHAS,
  type Graha,
  grahasIn,
  isSignLord,
  listGrahaDrishti,
  listYogas,
  RASHI_INDEXES,
  type RashiIndex,
  rashiDrishti,
  rashisOf,
} from '@muhurta/jyotish'
import { shadbala } from '@muhurta/jyotish/strength'
import { chosenGrahaName, chosenNames, chosenSignName } from '#app/features/page-parts/shown-names.ts'
import { ASPECTS, YOGAS_PANE } from '#content/charts/panes/chart-panes.ts'
import { YOGA_TEXTS, yogaReason } from '#content/charts/yogas.ts'
import type { Pane } from '../pane.ts'
import { grahaRows, NONE, table, textBlock } from '../pane-blocks.ts'
import { choiceField } from '../pane-text.ts'

export const aspectsPane: Pane = {
  compute: (input) => {
    const nodes = choiceField(input, { name: 'nodes', label: ASPECTS.nodes, labels: ASPECTS.nodeLabels })
    const options = { nodes: nodes.value }
    const { placements } = input.chart
    const rashis = rashisOf(placements)
    const drishtis = listGrahaDrishti(placements, options)
    const inSigns = (signs: readonly RashiIndex[]) => GRAHAS.filter((graha) => signs.includes(rashis[graha]))
    return {
      fields: [nodes.field],
      blocks: [
        table(
          ASPECTS.grahas,
          ASPECTS.grahaColumns,
          grahaRows(chosenGrahaName, (graha) => [
            signs(RASHI_INDEXES.filter((rashi) => aspectsRashi(graha, rashis[graha], rashi, options))),
            names(drishtis.flatMap(({ from, to }) => (from === graha ? [to] : []))),
            names(drishtis.flatMap(({ from, to }) => (to === graha ? [from] : []))),
          ]),
        ),
        table(
          ASPECTS.signs,
          ASPECTS.signColumns,
          RASHI_INDEXES.map((rashi) => {
            const seen = rashiDrishti(rashi)
            return [chosenSignName(rashi), names(grahasIn(rashi, placements)), signs(seen), names(inSigns(seen))]
          }),
        ),
      ],
    }
  },
}

const names = (grahas: readonly Graha[]) => grahas.map(chosenGrahaName).join(', ') || NONE
const signs = (rashis: readonly RashiIndex[]) => rashis.map(chosenSignName).join(', ') || NONE

export const yogasPane: Pane = {
  compute: ({ chart }) => {
    const bala = shadbala(chart)
    // By the ratio to what shadbala requires; it needs a sunrise, and the nodes have none.
    const strengthOf = (graha: Graha) =>
      bala.ok && isSignLord(graha)
        ? [YOGAS_PANE.strength(chosenGrahaName(graha), bala.value.ratioToRequired[graha].toFixed(2))]
        : []
    const rows = listYogas(chart.placements).map(({ id, reason, grahas }) => {
      const { name, rule, source } = YOGA_TEXTS[id]
      return [
        chosenNames()?.yogas[id] ?? name,
        yogaReason(reason),
        grahas.flatMap(strengthOf).join(', ') || NONE,
        rule,
        source,
      ]
    })
    return {
      blocks: [rows.length > 0 ? table(YOGAS_PANE.caption, YOGAS_PANE.columns, rows) : textBlock(YOGAS_PANE.none)],
    }
  },
}
