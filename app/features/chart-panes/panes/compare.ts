import { type Chart, computeChart, GRAHAS, houseFrom } from '@muhurta/jyotish'
import { contentsOfChart } from '#app/features/chart-drawings/chart-contents.ts'
import { degreesAndMinutes } from '#app/features/chart-drawings/chart-text.ts'
import { chosenGrahaName, lagnaLabel } from '#app/features/page-parts/shown-names.ts'
import { COMPARE } from '#content/charts/panes/chart-panes.ts'
import { ordinal } from '#content/words/grammar.ts'
import type { Pane, PaneBlock, PaneInput } from '../pane.ts'
import { grahaRows, NONE, table, textBlock } from '../pane-blocks.ts'
import { chartTimeText, dateField, longitudeText } from '../pane-text.ts'

/** A chart of the comparison under its name. */
type Named = { readonly name: string; readonly subtitle: string; readonly chart: Chart }

export const comparePane: Pane = {
  compute: (input) => {
    const date = dateField(input, {
      name: 'date',
      label: COMPARE.date,
      hint: COMPARE.dateHint,
      problem: COMPARE.outside,
    })
    const first: Named = { name: COMPARE.first, subtitle: input.cast.birth.fullName, chart: input.chart }
    const second = secondOf(input)
    const { lat, lon } = input.cast.place
    const sky = computeChart({ jdUt: date.jdUt, lat, lon, options: input.settings.conventions })
    const chosen = sky.ok ? [{ name: COMPARE.chosen, subtitle: chartTimeText(input, date.jdUt), chart: sky.value }] : []
    const charts = [first, ...second, ...chosen]
    return {
      fields: [date.field],
      blocks: [
        ...(second.length === 0 ? [textBlock(COMPARE.addSecond)] : []),
        ...charts.map(drawingOf),
        positionsOf(charts),
        ...second.flatMap(({ chart, subtitle }) => [
          overTable(COMPARE.secondOver(subtitle), chart, input.chart),
          overTable(COMPARE.firstOver(subtitle), input.chart, chart),
        ]),
        ...chosen.map(({ chart }) => overTable(COMPARE.chosenOver, chart, input.chart)),
      ],
    }
  },
}

function secondOf({ other }: PaneInput): Named[] {
  return other ? [{ name: COMPARE.second, subtitle: other.birth.fullName, chart: other.chart }] : []
}

function drawingOf({ name, subtitle, chart }: Named): PaneBlock {
  return { kind: 'chart', contents: contentsOfChart(chart, { title: name, ...(subtitle && { subtitle }) }) }
}

function positionsOf(charts: readonly Named[]): PaneBlock {
  const cellsOf = (longitudeIn: (chart: Chart) => number) =>
    charts.map(({ chart }) => longitudeText(longitudeIn(chart)))
  return table(
    COMPARE.positions,
    [COMPARE.point, ...charts.map(({ name }) => name)],
    [
      [lagnaLabel().name, ...cellsOf(({ lagna }) => lagna.longitude)],
      ...grahaRows(chosenGrahaName, (graha) => cellsOf(({ grahas }) => grahas[graha].longitude)),
    ],
  )
}

/** The grahas of one chart in the houses of another. */
function overTable(caption: string, over: Chart, natal: Chart): PaneBlock {
  const rows = grahaRows(chosenGrahaName, (graha) => {
    const { longitude, rashi } = over.grahas[graha]
    const together = GRAHAS.filter((each) => natal.grahas[each].rashi === rashi).map((each) => {
      const apart = Math.abs(natal.grahas[each].longitude - longitude)
      return `${chosenGrahaName(each)} (${degreesAndMinutes(apart)})`
    })
    return [
      longitudeText(longitude),
      ordinal(houseFrom(natal.lagna.rashi, rashi)),
      ordinal(houseFrom(natal.grahas.moon.rashi, rashi)),
      together.join(', ') || NONE,
    ]
  })
  return table(caption, COMPARE.overColumns, rows)
}
