import {
  aspectsRashi,
  GRAHAS,
  type Graha,
  grahasIn,
  listGrahaDrishti,
  RASHI_INDEXES,
  type RashiIndex,
  rashiDrishti,
  rashisOf,
} from '@muhurta/jyotish'
import { grahaName, signName } from '#content/charts/names.ts'
import { ASPECTS } from '#content/charts/panes/aspects.ts'
import type { Pane } from '../pane.ts'
import { grahaRows, NONE, table } from '../pane-blocks.ts'
import { choiceField } from '../pane-text.ts'

export const pane: Pane = {
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
          grahaRows(grahaName, (graha) => [
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
            return [signName(rashi), names(grahasIn(rashi, placements)), signs(seen), names(inSigns(seen))]
          }),
        ),
      ],
    }
  },
}

const names = (grahas: readonly Graha[]) => grahas.map(grahaName).join(', ') || NONE
const signs = (rashis: readonly RashiIndex[]) => rashis.map(signName).join(', ') || NONE
