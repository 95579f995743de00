import { GRAHAS, isVargottama, VARGAS, type Varga, type VargaChart } from '@muhurta/jyotish'
import { SUDARSHANA_RINGS, sudarshanaChakra, sudarshanaYear } from '@muhurta/jyotish/sudarshana'
import {
  FURTHER_VARGAS,
  type FurtherVarga,
  type FurtherVargaChart,
  furtherVargaChart,
  vargaChartBy,
} from '@muhurta/jyotish/vargas'
import { contentsOfVarga } from '#app/features/chart-drawings/chart-contents.ts'
import { furtherVargaName } from '#app/features/chart-text/further-varga-name.ts'
import { vargaName } from '#app/features/chart-text/varga-name.ts'
import { chosenGrahaName, chosenSignName, lagnaLabel } from '#app/features/page-parts/shown-names.ts'
import { SUDARSHANA, VARGAS_PANE } from '#content/charts/panes/chart-panes.ts'
import type { Pane, PaneBlock, PaneInput } from '../pane.ts'
import { factsBlock, NONE, table } from '../pane-blocks.ts'
import { choiceField } from '../pane-text.ts'

const NAVAMSHA = 9

const isFurther = (varga: Varga | FurtherVarga): varga is FurtherVarga => FURTHER_VARGAS.some((each) => each === varga)

function labelOf(varga: Varga | FurtherVarga): string {
  return `D${varga} ${isFurther(varga) ? furtherVargaName(varga) : vargaName(varga)}`
}

/** The navamsha first, those beside the sixteen last; the keys begin with d, because an object would sort numbers. */
const choices = () =>
  Object.fromEntries(
    [NAVAMSHA, ...VARGAS.filter((varga) => varga !== NAVAMSHA), ...FURTHER_VARGAS].map((varga) => [
      `d${varga}`,
      labelOf(varga as Varga | FurtherVarga),
    ]),
  )

export const vargasPane: Pane = {
  compute: (input) => {
    const choice = choiceField(input, { name: 'varga', label: VARGAS_PANE.varga, labels: choices() })
    const { placements } = input.chart
    const charts = VARGAS.map((varga) => vargaChartBy(placements, varga, input.settings.vargaMethods))
    const further = FURTHER_VARGAS.map((varga) => furtherVargaChart(placements, varga))
    const shown = [...charts, ...further].find(({ varga }) => `d${varga}` === choice.value)
    const vargottama = GRAHAS.filter((graha) => isVargottama(placements.longitudes[graha])).map(chosenGrahaName)
    return {
      fields: [choice.field],
      blocks: [
        ...(shown
          ? [{ kind: 'chart' as const, contents: contentsOfVarga(shown, { title: labelOf(shown.varga) }) }]
          : []),
        factsBlock([[VARGAS_PANE.vargottama, vargottama.join(', ') || VARGAS_PANE.none]]),
        signTable(VARGAS_PANE.caption, charts),
        signTable(VARGAS_PANE.further, further),
      ],
    }
  },
}

function signTable(caption: string, charts: readonly (VargaChart | FurtherVargaChart)[]): PaneBlock {
  return table(
    caption,
    [VARGAS_PANE.column, lagnaLabel().name, ...GRAHAS.map(chosenGrahaName)],
    charts.map(({ varga, lagna, rashis }) => [
      labelOf(varga),
      lagna === undefined ? NONE : chosenSignName(lagna),
      ...GRAHAS.map((graha) => chosenSignName(rashis[graha])),
    ]),
  )
}

export const sudarshanaPane: Pane = {
  compute: (input) => {
    const running = runningHouse(input)
    const rows = sudarshanaChakra(input.chart.placements).map(({ house, rings }) => ({
      cells: [
        String(house),
        ...SUDARSHANA_RINGS.map((ring) => {
          const { rashi, grahas } = rings[ring]
          return [chosenSignName(rashi), grahas.map(chosenGrahaName).join(', ')].filter(Boolean).join(': ')
        }),
      ],
      isMarked: house === running?.house,
    }))
    return {
      blocks: [
        factsBlock([
          [SUDARSHANA.year, running ? String(running.house) : SUDARSHANA.before],
          [SUDARSHANA.month, running ? String(running.month) : SUDARSHANA.before],
        ]),
        { kind: 'table', caption: SUDARSHANA.caption, columns: SUDARSHANA.columns, rows },
      ],
    }
  },
}

function runningHouse({ chart, nowJdUt }: PaneInput) {
  const age = (nowJdUt - chart.jdUt) / chart.conventions.yearDays
  return age < 0 ? undefined : sudarshanaYear(age)
}
