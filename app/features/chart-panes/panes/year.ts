import {
  type MuddaReading,
  muddaDasha,
  muddaSubPeriods,
  patyayiniDasha,
  SAHAM_NAMES,
  solarReturn,
  tithiPravesha,
  type Varshaphala,
  varshaphala,
  withinYear,
} from '@muhurta/jyotish/varshaphala'
import { contentsOfChart } from '#app/features/chart-drawings/chart-contents.ts'
import { chosenGrahaName, chosenSignName, lagnaLabel } from '#app/features/page-parts/shown-names.ts'
import { YEAR } from '#content/charts/panes/time-panes.ts'
import type { Pane, PaneBlock, PaneInput, PaneRow } from '../pane.ts'
import { factsBlock, NONE, table, textBlock } from '../pane-blocks.ts'
import { chartTimeText, choiceField, locationField, longitudeText, numberField } from '../pane-text.ts'

const OLDEST = 120
/** A sidereal year, for the last one of the engine, whose next return it does not compute. */
const YEAR_DAYS = 365.256363

export const yearPane: Pane = {
  compute: (input) => {
    const { chart, nowJdUt } = input
    const first = Math.min(Math.max(Math.floor((nowJdUt - chart.jdUt) / 365.25), 0), OLDEST)
    const age = numberField(input, {
      name: 'age',
      label: YEAR.age,
      min: 0,
      max: OLDEST,
      first,
      problem: YEAR.ageProblem,
    })
    const residence = locationField(input, {
      name: 'residence',
      label: YEAR.residence,
      hint: YEAR.residenceHint,
      problem: YEAR.residenceProblem,
    })
    const mudda = choiceField(input, { name: 'mudda', label: YEAR.muddaReading, labels: YEAR.muddaReadings })
    const year = varshaphala(chart, age.value, residence.location)
    const fields = [age.field, residence.field, mudda.field]
    if (!year.ok) return { fields, blocks: [textBlock(YEAR.outside)] }
    const { chart: annual, jdUt } = year.value
    const titles = { title: YEAR.chart(age.value), subtitle: chartTimeText(input, jdUt) }
    return {
      fields,
      blocks: [
        factsOf(input, year.value),
        { kind: 'chart', contents: contentsOfChart(annual, titles) },
        ...dashaTables(input, year.value, mudda.value),
        bearerTable(year.value),
        aspectTable(year.value),
        carrierTable(year.value),
        sahamTable(year.value),
      ],
    }
  },
}

function factsOf(input: PaneInput, { age, jdUt, muntha, yearLord, wholeChartYoga }: Varshaphala): PaneBlock {
  const tithi = tithiPravesha(input.chart, age)
  return factsBlock([
    [YEAR.return, chartTimeText(input, jdUt)],
    [YEAR.tithi, tithi.ok ? chartTimeText(input, tithi.value) : NONE],
    [YEAR.muntha, chosenSignName(muntha)],
    [YEAR.lord, yearLord.lord ? chosenGrahaName(yearLord.lord) : YEAR.noLord],
    ...(wholeChartYoga ? [[YEAR.yoga, YEAR.yogas[wholeChartYoga]] as const] : []),
  ])
}

/** The dashas of the year, from its beginning to the next return. */
function dashaTables(input: PaneInput, { age, jdUt, chart: annual }: Varshaphala, reading: MuddaReading): PaneBlock[] {
  const next = solarReturn(input.chart, age + 1)
  const span = { startJdUt: jdUt, endJdUt: next.ok ? next.value : jdUt + YEAR_DAYS }
  const rowOf = (name: string, startJdUt: number, endJdUt: number): PaneRow => ({
    cells: [name, chartTimeText(input, startJdUt), chartTimeText(input, endJdUt), (endJdUt - startJdUt).toFixed(1)],
    isMarked: startJdUt <= input.nowJdUt && input.nowJdUt < endJdUt,
  })
  const mudda = muddaDasha({ moonLongitude: input.chart.grahas.moon.longitude, age, ...span }, reading)
  const parts = withinYear(mudda.flatMap(muddaSubPeriods), span)
  const dashaTable = (caption: string, rows: readonly PaneRow[]): PaneBlock => ({
    kind: 'table',
    caption,
    columns: YEAR.dashaColumns,
    rows,
  })
  const running = parts.find(({ startJdUt, endJdUt }) => startJdUt <= input.nowJdUt && input.nowJdUt < endJdUt)
  return [
    dashaTable(
      YEAR.mudda,
      withinYear(mudda, span).map(({ lords, startJdUt, endJdUt }) =>
        rowOf(lords.map(chosenGrahaName).join(' – '), startJdUt, endJdUt),
      ),
    ),
    ...(running
      ? [
          factsBlock([
            [
              YEAR.muddaNow,
              YEAR.until(running.lords.map(chosenGrahaName).join(' – '), chartTimeText(input, running.endJdUt)),
            ],
          ]),
        ]
      : []),
    dashaTable(
      YEAR.patyayini,
      patyayiniDasha(annual.placements, span).map(({ lord, startJdUt, endJdUt }) =>
        rowOf(lord === 'lagna' ? lagnaLabel().name : chosenGrahaName(lord), startJdUt, endJdUt),
      ),
    ),
  ]
}

function bearerTable({ officeBearers, panchavargiyaBala, yearLord }: Varshaphala): PaneBlock {
  const offices = Object.keys(YEAR.bearerLabels) as (keyof typeof YEAR.bearerLabels)[]
  const rows = offices.map((office) => {
    const graha = officeBearers[office]
    const sees = yearLord.candidates.includes(graha) ? YEAR.yes : YEAR.no
    return [YEAR.bearerLabels[office], chosenGrahaName(graha), panchavargiyaBala[graha].toFixed(2), sees]
  })
  return table(YEAR.bearers, YEAR.bearerColumns, rows)
}

function aspectTable({ aspects }: Varshaphala): PaneBlock {
  if (aspects.length === 0) return textBlock(`${YEAR.aspects}: ${YEAR.none}`)
  const rows = aspects.map(({ fast, slow, kind, gap, isWithinBothOrbs }) => [
    chosenGrahaName(fast),
    chosenGrahaName(slow),
    YEAR.kinds[kind],
    gap.toFixed(2).replace('-', '−'),
    isWithinBothOrbs ? YEAR.yes : YEAR.no,
  ])
  return table(YEAR.aspects, YEAR.aspectColumns, rows)
}

function carrierTable({ lightCarriers }: Varshaphala): PaneBlock {
  if (lightCarriers.length === 0) return textBlock(`${YEAR.carriers}: ${YEAR.none}`)
  const rows = lightCarriers.map(({ kind, between, carrier }) => [
    between.map(chosenGrahaName).join(' – '),
    chosenGrahaName(carrier),
    YEAR.carrierKinds[kind],
  ])
  return table(YEAR.carriers, YEAR.carrierColumns, rows)
}

function sahamTable({ sahams }: Varshaphala): PaneBlock {
  const rows = SAHAM_NAMES.map((name) => {
    const { longitude, isSignAdded } = sahams[name]
    return [YEAR.sahamLabels[name], longitudeText(longitude), isSignAdded ? YEAR.yes : YEAR.no]
  })
  return table(YEAR.sahams, YEAR.sahamColumns, rows)
}
