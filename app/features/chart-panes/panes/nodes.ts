import { type KalaSarpaMeasure, kalaSarpa } from '@muhurta/jyotish/kala-sarpa'
import { grahaName } from '#content/charts/names.ts'
import { NODES } from '#content/charts/panes/nodes.ts'
import type { Pane, PaneInput } from '../pane.ts'
import { NONE, table } from '../pane-blocks.ts'

const MEASURES = Object.keys(NODES.measures) as KalaSarpaMeasure[]

export const pane: Pane = {
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
    outside ? grahaName(outside) : NONE,
  ]
}
