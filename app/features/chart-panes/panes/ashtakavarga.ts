import {
  ashtakavarga,
  type BinduRow,
  ekadhipatyaShodhana,
  type Graha,
  RASHI_INDEXES,
  SIGN_LORDS,
  type SignLord,
  trikonaShodhana,
} from '@muhurta/jyotish'
import {
  type Contributor,
  KAKSHYA_LORDS,
  kakshyaTransits,
  PARASHARA_TABLES,
  prastara,
  shodhyaPinda,
} from '@muhurta/jyotish/ashtakavarga'
import { transitsWithBindus } from '@muhurta/jyotish/transits'
import { degreesAndMinutes } from '#app/features/chart-drawings/chart-text.ts'
import { chosenGrahaName, rashiLabel } from '#app/features/page-parts/shown-names.ts'
import { ASHTAKAVARGA } from '#content/charts/panes/chart-panes.ts'
import type { Pane, PaneBlock, PaneInput } from '../pane.ts'
import { NONE, table } from '../pane-blocks.ts'
import { choiceField, longitudeText } from '../pane-text.ts'

const signs = () => RASHI_INDEXES.map((rashi) => rashiLabel(rashi).short)
const columns = () => [ASHTAKAVARGA.graha, ...signs(), ASHTAKAVARGA.sum]

type Tables = typeof PARASHARA_TABLES | undefined

const KAKSHYA_DEGREES = 30 / KAKSHYA_LORDS.length

const nameOf = (owner: Contributor) => (owner === 'lagna' ? ASHTAKAVARGA.lagnaName : chosenGrahaName(owner))
const ownerLabels = () =>
  Object.fromEntries([...SIGN_LORDS, 'lagna' as const].map((owner) => [owner, nameOf(owner)])) as Record<
    Contributor,
    string
  >

export const ashtakavargaPane: Pane = {
  compute: (input) => {
    const { tables, tableLabels, reading, readings } = ASHTAKAVARGA
    const bindus = choiceField(input, { name: 'tables', label: tables, labels: tableLabels })
    const second = choiceField(input, { name: 'reading', label: reading, labels: readings })
    const owner = choiceField(input, { name: 'owner', label: ASHTAKAVARGA.owner, labels: ownerLabels() })
    const { placements } = input.chart
    // Undefined: the engine's own, which are Varahamihira's.
    const books = bindus.value === 'parashara' ? PARASHARA_TABLES : undefined
    const { bhinna, sarva, lagna } = ashtakavarga(placements, books)
    const once = byLord((lord) => trikonaShodhana(bhinna[lord]))
    const twice = byLord((lord) => ekadhipatyaShodhana(once(lord), placements, second.value))
    return {
      fields: [bindus.field, second.field, owner.field],
      blocks: [
        table(ASHTAKAVARGA.bhinna, columns(), [
          ...SIGN_LORDS.map((lord) => row(chosenGrahaName(lord), bhinna[lord])),
          row(ASHTAKAVARGA.sarva, sarva),
          row(ASHTAKAVARGA.lagna, lagna),
        ]),
        transitTable(input, books),
        prastaraTable(input, owner.value, books),
        table(
          ASHTAKAVARGA.first,
          columns(),
          SIGN_LORDS.map((lord) => row(chosenGrahaName(lord), once(lord))),
        ),
        table(
          ASHTAKAVARGA.second,
          columns(),
          SIGN_LORDS.map((lord) => row(chosenGrahaName(lord), twice(lord))),
        ),
        table(
          ASHTAKAVARGA.pinda,
          ASHTAKAVARGA.pindaColumns,
          SIGN_LORDS.map((lord) => {
            const { rashi, graha, total } = shodhyaPinda(twice(lord), placements)
            return [chosenGrahaName(lord), String(rashi), String(graha), String(total)]
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

function prastaraTable({ chart }: PaneInput, owner: Contributor, books: Tables): PaneBlock {
  return table(
    ASHTAKAVARGA.prastara(nameOf(owner)),
    [ASHTAKAVARGA.kakshya, ...signs(), ASHTAKAVARGA.sum],
    prastara(owner, chart.placements, books).map(({ giver, rashis }, kakshya) => [
      ASHTAKAVARGA.kakshyaOf(nameOf(giver), degreesAndMinutes(kakshya * KAKSHYA_DEGREES)),
      ...RASHI_INDEXES.map((rashi) => (rashis.includes(rashi) ? ASHTAKAVARGA.bindu : NONE)),
      String(rashis.length),
    ]),
  )
}

function transitTable({ chart, nowJdUt }: PaneInput, books: Tables): PaneBlock {
  const transits = transitsWithBindus(chart.placements, nowJdUt, chart.conventions)
  const rows = transits.ok ? transits.value : []
  const passing = Object.fromEntries(rows.map(({ graha, longitude }) => [graha, longitude])) as Record<Graha, number>
  const kakshyas = rows.length > 0 ? kakshyaTransits(chart.placements, passing, books) : []
  return table(
    ASHTAKAVARGA.transits,
    ASHTAKAVARGA.transitColumns,
    rows.map(({ graha, longitude, bindus, sarvaBindus }) => {
      const kakshya = kakshyas.find((each) => each.graha === graha)
      return [
        chosenGrahaName(graha),
        longitudeText(longitude),
        bindus === undefined ? NONE : String(bindus),
        String(sarvaBindus),
        kakshya ? nameOf(kakshya.lord) : NONE,
        kakshya ? (kakshya.hasBindu ? ASHTAKAVARGA.given : ASHTAKAVARGA.notGiven) : NONE,
      ]
    }),
  )
}
