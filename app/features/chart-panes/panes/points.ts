import { type KalaSarpaMeasure, kalaSarpa } from '@muhurta/jyotish/kala-sarpa'
import { specialLagnas, upagrahas } from '@muhurta/jyotish/points'
import { chosenGrahaName, chosenSignName } from '#app/features/page-parts/shown-names.ts'
import { NODES, POINTS } from '#content/charts/panes/chart-panes.ts'
import type { Pane, PaneInput } from '../pane.ts'
import { factsBlock, NONE, table, textBlock } from '../pane-blocks.ts'
import { longitudeText } from '../pane-text.ts'

export const pointsPane: Pane = {
  compute: ({ chart }) => {
    const lagnas = specialLagnas(chart)
    const minor = upagrahas(chart)
    if (!lagnas.ok || !minor.ok) return { blocks: [textBlock(POINTS.noSunrise)] }
    const { indu, varnada, ...places } = lagnas.value
    const { parts, mandiByGhati } = minor.value
    return {
      blocks: [
        table(POINTS.lagnas, POINTS.columns, [
          ...keysOf(POINTS.lagnaLabels).map((key) => [POINTS.lagnaLabels[key], longitudeText(places[key])]),
          [POINTS.indu, chosenSignName(indu)],
          [POINTS.varnada, chosenSignName(varnada)],
        ]),
        table(
          POINTS.parts,
          POINTS.partColumns,
          keysOf(POINTS.partLabels).map((key) => {
            const { begin, middle, end } = parts[key]
            return [POINTS.partLabels[key], ...[begin, middle, end].map(longitudeText)]
          }),
        ),
        factsBlock([[POINTS.mandi, longitudeText(mandiByGhati)]]),
        table(
          POINTS.solar,
          POINTS.columns,
          keysOf(POINTS.solarLabels).map((key) => [POINTS.solarLabels[key], longitudeText(minor.value[key])]),
        ),
      ],
    }
  },
}

const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>) => Object.keys(labels) as Key[]

const MEASURES = Object.keys(NODES.measures) as KalaSarpaMeasure[]

export const nodesPane: Pane = {
  compute: (input) => ({
    blocks: [
      table(
        NODES.caption,
        NODES.columns,
        MEASURES.map((measure) => [NODES.measures[measure], ...cellsOf(input, measure)]),
      ),
    ],
  }),
}

function cellsOf({ chart }: PaneInput, measure: KalaSarpaMeasure): string[] {
  const found = kalaSarpa(chart.placements, measure)
  if (!found) return [NODES.absent, NONE, NONE]
  const { kind, rahuHouse, extent, side, outside } = found
  return [
    NODES.result(NODES.extents[extent], NODES.kinds[kind], rahuHouse),
    NODES.sides[side],
    outside ? chosenGrahaName(outside) : NONE,
  ]
}
