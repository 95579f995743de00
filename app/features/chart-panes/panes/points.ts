import { specialLagnas, upagrahas } from '@muhurta/jyotish/points'
import { signName } from '#content/charts/names.ts'
import { POINTS } from '#content/charts/panes/points.ts'
import type { Pane } from '../pane.ts'
import { factsBlock, table, textBlock } from '../pane-blocks.ts'
import { longitudeText } from '../pane-text.ts'

export const pane: Pane = {
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
          [POINTS.indu, signName(indu)],
          [POINTS.varnada, signName(varnada)],
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
