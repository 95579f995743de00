import { SAHAM_NAMES, tithiPravesha, type Varshaphala, varshaphala } from '@muhurta/jyotish/varshaphala'
import { contentsOfChart } from '#app/features/chart-drawings/chart-contents.ts'
import { grahaName, signName } from '#content/charts/names.ts'
import { YEAR } from '#content/charts/panes/time-panes.ts'
import type { Pane, PaneBlock, PaneInput } from '../pane.ts'
import { factsBlock, NONE, table, textBlock } from '../pane-blocks.ts'
import { chartTimeText, longitudeText, numberField } from '../pane-text.ts'

const OLDEST = 120

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
    const year = varshaphala(chart, age.value)
    const fields = [age.field]
    if (!year.ok) return { fields, blocks: [textBlock(YEAR.outside)] }
    const { chart: annual, jdUt } = year.value
    const titles = { title: YEAR.chart(age.value), subtitle: chartTimeText(input, jdUt) }
    return {
      fields,
      blocks: [
        factsOf(input, year.value),
        { kind: 'chart', contents: contentsOfChart(annual, titles) },
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
    [YEAR.muntha, signName(muntha)],
    [YEAR.lord, yearLord.lord ? grahaName(yearLord.lord) : YEAR.noLord],
    ...(wholeChartYoga ? [[YEAR.yoga, YEAR.yogas[wholeChartYoga]] as const] : []),
  ])
}

function bearerTable({ officeBearers, panchavargiyaBala, yearLord }: Varshaphala): PaneBlock {
  const offices = Object.keys(YEAR.bearerLabels) as (keyof typeof YEAR.bearerLabels)[]
  const rows = offices.map((office) => {
    const graha = officeBearers[office]
    const sees = yearLord.candidates.includes(graha) ? YEAR.yes : YEAR.no
    return [YEAR.bearerLabels[office], grahaName(graha), panchavargiyaBala[graha].toFixed(2), sees]
  })
  return table(YEAR.bearers, YEAR.bearerColumns, rows)
}

function aspectTable({ aspects }: Varshaphala): PaneBlock {
  if (aspects.length === 0) return textBlock(`${YEAR.aspects}: ${YEAR.none}`)
  const rows = aspects.map(({ fast, slow, kind, gap, isWithinBothOrbs }) => [
    grahaName(fast),
    grahaName(slow),
    YEAR.kinds[kind],
    gap.toFixed(2).replace('-', '−'),
    isWithinBothOrbs ? YEAR.yes : YEAR.no,
  ])
  return table(YEAR.aspects, YEAR.aspectColumns, rows)
}

function carrierTable({ lightCarriers }: Varshaphala): PaneBlock {
  if (lightCarriers.length === 0) return textBlock(`${YEAR.carriers}: ${YEAR.none}`)
  const rows = lightCarriers.map(({ kind, between, carrier }) => [
    between.map(grahaName).join(' – '),
    grahaName(carrier),
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
