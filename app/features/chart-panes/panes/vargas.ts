import { GRAHAS, isVargottama, VARGAS, type Varga } from '@muhurta/jyotish'
import { vargaChartBy } from '@muhurta/jyotish/vargas'
import { contentsOfVarga } from '#app/features/chart-drawings/chart-contents.ts'
import { grahaName, signName } from '#content/charts/names.ts'
import { VARGAS_PANE } from '#content/charts/panes/vargas.ts'
import { VARGA_LABELS } from '#content/charts/varga-names.ts'
import type { Pane } from '../pane.ts'
import { factsBlock, NONE, table } from '../pane-blocks.ts'
import { choiceField } from '../pane-text.ts'

const NAVAMSHA = 9

const labelOf = (varga: Varga) => `D${varga} ${VARGA_LABELS[varga]}`

/** The navamsha first; the keys begin with d, because an object would sort numbers. */
const LABELS = Object.fromEntries(
  [NAVAMSHA, ...VARGAS.filter((varga) => varga !== NAVAMSHA)].map((varga) => [`d${varga}`, labelOf(varga as Varga)]),
)

export const pane: Pane = {
  compute: (input) => {
    const choice = choiceField(input, { name: 'varga', label: VARGAS_PANE.varga, labels: LABELS })
    const { placements } = input.chart
    const charts = VARGAS.map((varga) => vargaChartBy(placements, varga, input.settings.vargaMethods))
    const shown = charts.find(({ varga }) => `d${varga}` === choice.value)
    const vargottama = GRAHAS.filter((graha) => isVargottama(placements.longitudes[graha])).map(grahaName)
    return {
      fields: [choice.field],
      blocks: [
        ...(shown
          ? [{ kind: 'chart' as const, contents: contentsOfVarga(shown, { title: labelOf(shown.varga) }) }]
          : []),
        factsBlock([[VARGAS_PANE.vargottama, vargottama.join(', ') || VARGAS_PANE.none]]),
        table(
          VARGAS_PANE.caption,
          [VARGAS_PANE.column, VARGAS_PANE.lagna, ...GRAHAS.map(grahaName)],
          charts.map(({ varga, lagna, rashis }) => [
            labelOf(varga),
            lagna === undefined ? NONE : signName(lagna),
            ...GRAHAS.map((graha) => signName(rashis[graha])),
          ]),
        ),
      ],
    }
  },
}
