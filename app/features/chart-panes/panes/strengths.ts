import { SIGN_LORDS } from '@muhurta/jyotish'
import {
  type Balas,
  bhavaBala,
  ishtaKashta,
  type Shadbala,
  shadbala,
  VIMSHOPAKA_GROUPS,
  vimshopaka,
} from '@muhurta/jyotish/strength'
import { chosenGrahaName } from '#app/features/page-parts/shown-names.ts'
import { STRENGTHS } from '#content/charts/panes/chart-panes.ts'
import type { Pane, PaneBlock, PaneInput } from '../pane.ts'
import { factsBlock, table, textBlock } from '../pane-blocks.ts'
import { choiceField, longitudeText } from '../pane-text.ts'

export const strengthsPane: Pane = {
  compute: (input) => {
    const { chart } = input
    const reading = choiceField(input, { name: 'reading', label: STRENGTHS.reading, labels: STRENGTHS.readings })
    const fields = [reading.field]
    const inVargas = [vimshopakaTable(input, reading.value), ishtaKashtaTable(input)]
    const found = shadbala(chart)
    if (!found.ok) return { fields, blocks: [textBlock(STRENGTHS.noSunrise), ...inVargas] }
    const bala = found.value
    const wars = bala.wars.map((pair) => pair.map(chosenGrahaName).join(' – ')).join(', ')
    return {
      fields,
      blocks: [
        totals(bala),
        factsBlock([[STRENGTHS.wars, wars || STRENGTHS.noWars]]),
        ...inVargas,
        components(STRENGTHS.sthana, STRENGTHS.sthanaLabels, bala.sthana.parts),
        components(STRENGTHS.kala, STRENGTHS.kalaLabels, bala.kala.parts),
        components(STRENGTHS.variants, STRENGTHS.variantLabels, bala.variants),
        table(
          STRENGTHS.bhava,
          STRENGTHS.bhavaColumns,
          bhavaBala(chart, bala).map(({ house, middle, lord, adhipati, dig, drishti, total }) => [
            String(house),
            longitudeText(middle),
            chosenGrahaName(lord),
            ...[adhipati, dig, drishti, total, total / 60].map(two),
          ]),
        ),
      ],
    }
  },
}

const two = (virupas: number) => virupas.toFixed(2).replace('-', '−')

function vimshopakaTable({ chart }: PaneInput, reading: keyof typeof STRENGTHS.readings): PaneBlock {
  const found = vimshopaka(chart.placements, reading)
  return table(
    STRENGTHS.vimshopaka,
    [STRENGTHS.graha, ...VIMSHOPAKA_GROUPS.map((group) => STRENGTHS.groups[group])],
    SIGN_LORDS.map((lord) => [chosenGrahaName(lord), ...VIMSHOPAKA_GROUPS.map((group) => two(found[group][lord]))]),
  )
}

function ishtaKashtaTable({ chart }: PaneInput): PaneBlock {
  const { uccha, cheshta, ishta, kashta } = ishtaKashta(chart)
  return table(
    STRENGTHS.ishtaKashta,
    STRENGTHS.ishtaKashtaColumns,
    SIGN_LORDS.map((lord) => [
      chosenGrahaName(lord),
      ...[uccha, cheshta, ishta, kashta].map((balas) => two(balas[lord])),
    ]),
  )
}

function totals(bala: Shadbala): PaneBlock {
  const { rupas, ratioToRequired, sthana, dig, kala, cheshta, naisargika, drik, total } = bala
  const columns = [rupas, ratioToRequired, sthana.total, dig, kala.total, cheshta, naisargika, drik, total]
  return table(
    STRENGTHS.total,
    STRENGTHS.totalColumns,
    SIGN_LORDS.map((lord) => [chosenGrahaName(lord), ...columns.map((balas) => two(balas[lord]))]),
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
    SIGN_LORDS.map((lord) => [chosenGrahaName(lord), ...keys.map((key) => two(parts[key][lord]))]),
  )
}
