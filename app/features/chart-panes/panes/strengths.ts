import { SIGN_LORDS } from '@muhurta/jyotish'
import { type Balas, bhavaBala, type Shadbala, shadbala } from '@muhurta/jyotish/strength'
import { grahaName } from '#content/charts/names.ts'
import { STRENGTHS } from '#content/charts/panes/chart-panes.ts'
import type { Pane, PaneBlock } from '../pane.ts'
import { factsBlock, table, textBlock } from '../pane-blocks.ts'
import { longitudeText } from '../pane-text.ts'

export const strengthsPane: Pane = {
  compute: ({ chart }) => {
    const found = shadbala(chart)
    if (!found.ok) return { blocks: [textBlock(STRENGTHS.noSunrise)] }
    const bala = found.value
    const wars = bala.wars.map((pair) => pair.map(grahaName).join(' – ')).join(', ')
    return {
      blocks: [
        totals(bala),
        factsBlock([[STRENGTHS.wars, wars || STRENGTHS.noWars]]),
        components(STRENGTHS.sthana, STRENGTHS.sthanaLabels, bala.sthana.parts),
        components(STRENGTHS.kala, STRENGTHS.kalaLabels, bala.kala.parts),
        components(STRENGTHS.variants, STRENGTHS.variantLabels, bala.variants),
        table(
          STRENGTHS.bhava,
          STRENGTHS.bhavaColumns,
          bhavaBala(chart, bala).map(({ house, middle, lord, adhipati, dig, drishti, total }) => [
            String(house),
            longitudeText(middle),
            grahaName(lord),
            ...[adhipati, dig, drishti, total, total / 60].map(two),
          ]),
        ),
      ],
    }
  },
}

const two = (virupas: number) => virupas.toFixed(2).replace('-', '−')

function totals(bala: Shadbala): PaneBlock {
  const { rupas, ratioToRequired, sthana, dig, kala, cheshta, naisargika, drik, total } = bala
  const columns = [rupas, ratioToRequired, sthana.total, dig, kala.total, cheshta, naisargika, drik, total]
  return table(
    STRENGTHS.total,
    STRENGTHS.totalColumns,
    SIGN_LORDS.map((lord) => [grahaName(lord), ...columns.map((balas) => two(balas[lord]))]),
  )
}

function components<Part extends string>(
  caption: string,
  labels: Readonly<Record<Part, string>>,
  parts: Readonly<Record<Part, Balas>>,
): PaneBlock {
  const keys = Object.keys(labels) as Part[]
  return table(
    caption,
    [STRENGTHS.graha, ...keys.map((key) => labels[key])],
    SIGN_LORDS.map((lord) => [grahaName(lord), ...keys.map((key) => two(parts[key][lord]))]),
  )
}
