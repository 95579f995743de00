import { type Graha, grahasIn, houseFrom, lordOf, rashiAt } from '@muhurta/jyotish'
import { arudhaPadas, charaKarakas, listArgalas, strongerLords } from '@muhurta/jyotish/jaimini'
import { degreesAndMinutes } from '#app/features/chart-drawings/chart-text.ts'
import { chosenGrahaName, chosenSignName } from '#app/features/page-parts/shown-names.ts'
import { JAIMINI } from '#content/charts/panes/chart-panes.ts'
import { ordinal } from '#content/words/grammar.ts'
import type { Pane, PaneBlock, PaneInput } from '../pane.ts'
import { NONE, table } from '../pane-blocks.ts'

export const jaiminiPane: Pane = {
  compute: (input) => ({ blocks: [karakaTable(input), arudhaTable(input), argalaTable(input)] }),
}

function karakaTable({ chart, settings }: PaneInput): PaneBlock {
  const rows = charaKarakas(chart.placements, settings.karakas).map(({ karaka, graha, advancement }) => [
    JAIMINI.karakaLabels[karaka],
    chosenGrahaName(graha),
    degreesAndMinutes(advancement),
    JAIMINI.meanings[karaka],
  ])
  return table(JAIMINI.karakas, JAIMINI.karakaColumns, rows)
}

function arudhaTable({ chart: { placements }, settings }: PaneInput): PaneBlock {
  const lordOfSign = settings.charaSchool === 'strongerLords' ? strongerLords(placements) : lordOf
  const lagna = rashiAt(placements.lagna)
  const rows = arudhaPadas(placements, lordOfSign).map((rashi, index) => [
    padaName(index + 1),
    String(index + 1),
    chosenSignName(rashi),
    ordinal(houseFrom(lagna, rashi)),
    names(grahasIn(rashi, placements)),
  ])
  return table(JAIMINI.arudhas, JAIMINI.arudhaColumns, rows)
}

/** The first and the last have names of their own. */
function padaName(house: number): string {
  const name = house === 1 ? JAIMINI.arudhaLagna : house === 12 ? JAIMINI.upapada : undefined
  return name ? `A${house} (${name})` : `A${house}`
}

/** Only where somebody intervenes. */
function argalaTable({ chart: { placements } }: PaneInput): PaneBlock {
  const rows = listArgalas(placements).flatMap(({ house, rashi, argalas }) =>
    argalas
      .filter(({ grahas }) => grahas.length > 0)
      .map(({ from, grahas, obstructedFrom, obstructing, isEffective }) => [
        `${house}, ${chosenSignName(rashi)}`,
        ordinal(from),
        names(grahas),
        ordinal(obstructedFrom),
        names(obstructing),
        isEffective ? JAIMINI.yes : JAIMINI.no,
      ]),
  )
  return table(JAIMINI.argala, JAIMINI.argalaColumns, rows)
}

const names = (grahas: readonly Graha[]) => grahas.map(chosenGrahaName).join(', ') || NONE
