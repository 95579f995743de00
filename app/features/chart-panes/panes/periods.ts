import {
  ashtottari,
  ashtottariConditions,
  DASHA_LEVELS,
  type Dasha,
  type DashaPeriod,
  findRunningPeriods,
  type Graha,
  subPeriods,
  vimshottari,
  yogini,
} from '@muhurta/jyotish'
import { chosenGrahaName } from '#app/features/page-parts/shown-names.ts'
import { PERIODS } from '#content/charts/panes/time-panes.ts'
import type { Pane, PaneBlock, PaneInput, PaneRow } from '../pane.ts'
import { chartTimeText, choiceField } from '../pane-text.ts'

const SCHEMES = { vimshottari, yogini, ashtottari } as const
type Scheme = keyof typeof SCHEMES

/** The field with the chosen period: the scheme and the place of each level, such as `vimshottari 3 2`. */
const WITHIN = 'within'

export const periodsPane: Pane = {
  compute: (input) => {
    const scheme = choiceField(input, { name: 'scheme', label: PERIODS.scheme, labels: PERIODS.schemes })
    const { chart } = input
    const dasha = SCHEMES[scheme.value]({
      moonLongitude: chart.grahas.moon.longitude,
      birthJdUt: chart.jdUt,
      yearDays: chart.conventions.yearDays,
    })
    const path = chosenPath(input.text(WITHIN), dasha)
    return {
      fields: [scheme.field, { kind: 'row', name: WITHIN, label: '', value: input.text(WITHIN) }],
      blocks: [
        { kind: 'facts', facts: factsOf(input, dasha) },
        ...(path.length > 0 ? [chosenTable(input, dasha, path)] : []),
        periodTable(input, dasha, path),
      ],
    }
  },
}

/** A chosen period with the places that lead to it. */
type Step = { readonly places: readonly number[]; readonly period: DashaPeriod }

function chosenPath(text: string, dasha: Dasha): Step[] {
  const [scheme, ...places] = text.split(' ')
  if (scheme !== dasha.scheme) return []
  const path: Step[] = []
  for (const place of places.map(Number)) {
    const period = periodsIn(dasha, path)[place]
    if (!period) break
    path.push({ places: [...(path.at(-1)?.places ?? []), place], period })
  }
  return path
}

function periodsIn(dasha: Dasha, path: readonly Step[]): readonly DashaPeriod[] {
  const last = path.at(-1)
  return last ? subPeriods(dasha.scheme, last.period) : dasha.periods
}

const answer = (dasha: Dasha, places: readonly number[]) => ({
  field: WITHIN,
  value: [dasha.scheme, ...places].join(' '),
})

/** The chosen periods of the upper levels, to go back up. */
function chosenTable(input: PaneInput, dasha: Dasha, path: readonly Step[]): PaneBlock {
  const above = path.map(({ places, period }) => ({
    ...rowOf(input, dasha, period),
    answers: answer(dasha, places),
  }))
  return {
    kind: 'table',
    caption: PERIODS.chosen,
    columns: PERIODS.columns,
    rows: [{ cells: [PERIODS.up, '', ''], answers: answer(dasha, []) }, ...above],
  }
}

function periodTable(input: PaneInput, dasha: Dasha, path: readonly Step[]): PaneBlock {
  const last = path.at(-1)
  const above = last?.places ?? []
  const level = PERIODS.levels[above.length] ?? ''
  const hasLevelBelow = above.length + 1 < DASHA_LEVELS.length
  return {
    kind: 'table',
    caption: last ? PERIODS.within(level, lordsText(dasha, last.period.lords)) : level,
    columns: PERIODS.columns,
    rows: periodsIn(dasha, path).map((period, place) => ({
      ...rowOf(input, dasha, period),
      ...(hasLevelBelow && { answers: answer(dasha, [...above, place]) }),
    })),
  }
}

function rowOf(input: PaneInput, dasha: Dasha, { lords, startJdUt, endJdUt }: DashaPeriod): PaneRow {
  const { nowJdUt } = input
  return {
    cells: [lordsText(dasha, lords), chartTimeText(input, startJdUt), chartTimeText(input, endJdUt)],
    isMarked: startJdUt <= nowJdUt && nowJdUt < endJdUt,
  }
}

function lordsText({ scheme }: Dasha, lords: readonly Graha[]): string {
  return lords.map((lord) => lordName(scheme, lord)).join(' – ')
}

/** A Yogini has a name of her own. */
function lordName(scheme: Scheme, lord: Graha): string {
  const yogini = scheme === 'yogini' ? PERIODS.yoginis[lord] : undefined
  return yogini ? PERIODS.yogini(yogini, chosenGrahaName(lord)) : chosenGrahaName(lord)
}

function factsOf(input: PaneInput, dasha: Dasha) {
  const running = findRunningPeriods(dasha, input.nowJdUt)
  const deepest = running?.at(-1)
  const balance = PERIODS.balanceText(lordName(dasha.scheme, dasha.lordAtBirth), dasha.balanceYears.toFixed(2))
  return [
    { term: PERIODS.balance, value: balance },
    ...(deepest
      ? [
          {
            term: PERIODS.running,
            value: PERIODS.until(lordsText(dasha, deepest.lords), chartTimeText(input, deepest.endJdUt)),
          },
        ]
      : []),
    ...(dasha.scheme === 'ashtottari' ? conditionFacts(input) : []),
  ]
}

function conditionFacts({ chart }: PaneInput) {
  const { sun } = chart.panchanga
  const isDayBirth = sun.setAfterPreviousRise === undefined ? undefined : chart.jdUt < sun.setAfterPreviousRise
  const { isRahuWellPlaced, isFortnightFitting } = ashtottariConditions(chart.placements, isDayBirth)
  return [
    { term: PERIODS.rahu, isMet: isRahuWellPlaced },
    { term: PERIODS.fortnight, isMet: isFortnightFitting },
  ].flatMap(({ term, isMet }) => (isMet === undefined ? [] : [{ term, value: isMet ? PERIODS.met : PERIODS.notMet }]))
}
