import {
  ashtakavarga,
  type BinduRow,
  ekadhipatyaShodhana,
  RASHI_INDEXES,
  SIGN_LORDS,
  type SignLord,
  trikonaShodhana,
} from '@muhurta/jyotish'
import { PARASHARA_TABLES, shodhyaPinda } from '@muhurta/jyotish/ashtakavarga'
import { transitsWithBindus } from '@muhurta/jyotish/transits'
import { grahaName, RASHI_LABELS } from '#content/charts/names.ts'
import { ASHTAKAVARGA } from '#content/charts/panes/chart-panes.ts'
import type { Pane, PaneBlock, PaneInput } from '../pane.ts'
import { NONE, table } from '../pane-blocks.ts'
import { choiceField, longitudeText } from '../pane-text.ts'

const COLUMNS = [ASHTAKAVARGA.graha, ...RASHI_INDEXES.map((rashi) => RASHI_LABELS[rashi].short), ASHTAKAVARGA.sum]

export const ashtakavargaPane: Pane = {
  compute: (input) => {
    const { tables, tableLabels, reading, readings } = ASHTAKAVARGA
    const bindus = choiceField(input, { name: 'tables', label: tables, labels: tableLabels })
    const second = choiceField(input, { name: 'reading', label: reading, labels: readings })
    const { placements } = input.chart
    const { bhinna, sarva, lagna } =
      bindus.value === 'parashara' ? ashtakavarga(placements, PARASHARA_TABLES) : ashtakavarga(placements)
    const once = byLord((lord) => trikonaShodhana(bhinna[lord]))
    const twice = byLord((lord) => ekadhipatyaShodhana(once(lord), placements, second.value))
    return {
      fields: [bindus.field, second.field],
      blocks: [
        table(ASHTAKAVARGA.bhinna, COLUMNS, [
          ...SIGN_LORDS.map((lord) => row(grahaName(lord), bhinna[lord])),
          row(ASHTAKAVARGA.sarva, sarva),
          row(ASHTAKAVARGA.lagna, lagna),
        ]),
        transitTable(input),
        table(
          ASHTAKAVARGA.first,
          COLUMNS,
          SIGN_LORDS.map((lord) => row(grahaName(lord), once(lord))),
        ),
        table(
          ASHTAKAVARGA.second,
          COLUMNS,
          SIGN_LORDS.map((lord) => row(grahaName(lord), twice(lord))),
        ),
        table(
          ASHTAKAVARGA.pinda,
          ASHTAKAVARGA.pindaColumns,
          SIGN_LORDS.map((lord) => {
            const { rashi, graha, total } = shodhyaPinda(twice(lord), placements)
            return [grahaName(lord), String(rashi), String(graha), String(total)]
          }),
        ),
      ],
    }
  },
}

function byLord(rowOf: (lord: SignLord) => BinduRow): (lord: SignLord) => BinduRow {
  const rows = new Map(SIGN_LORDS.map((lord) => [lord, rowOf(lord)]))
  return (lord) => rows.get(lord) ?? []
}

function row(name: string, bindus: BinduRow): string[] {
  return [name, ...bindus.map(String), String(bindus.reduce((sum, count) => sum + count, 0))]
}

function transitTable({ chart, nowJdUt }: PaneInput): PaneBlock {
  const transits = transitsWithBindus(chart.placements, nowJdUt, chart.conventions)
  const rows = transits.ok ? transits.value : []
  return table(
    ASHTAKAVARGA.transits,
    ASHTAKAVARGA.transitColumns,
    rows.map(({ graha, longitude, bindus, sarvaBindus }) => [
      grahaName(graha),
      longitudeText(longitude),
      bindus === undefined ? NONE : String(bindus),
      String(sarvaBindus),
    ]),
  )
}
