import { type JulianDay, RASHI_INDEXES, type RashiIndex, rashiAt } from '@muhurta/jyotish'
import {
  brahma,
  charaDasha,
  charaSubPeriods,
  narayanaDasha,
  narayanaSubPeriods,
  ownSignSubPeriods,
  type SignPeriod,
  shoolaDasha,
  sthiraDasha,
  sudasa,
} from '@muhurta/jyotish/jaimini'
import { kalachakraDasha, kalachakraSubPeriods } from '@muhurta/jyotish/kalachakra'
import { chosenGrahaName, chosenSignName } from '#app/features/page-parts/shown-names.ts'
import { SIGN_PERIODS } from '#content/charts/panes/time-panes.ts'
import { CHARA_LABELS } from '#content/charts/studio.ts'
import type { Pane, PaneBlock, PaneField, PaneInput, PaneRow } from '../pane.ts'
import { factsBlock, NONE } from '../pane-blocks.ts'
import { chartTimeText, choiceField } from '../pane-text.ts'

/** The field with the chosen period: the scheme and its place, such as `chara 3`. */
const WITHIN = 'within'

type Period = { readonly signs: readonly RashiIndex[]; readonly startJdUt: JulianDay; readonly endJdUt: JulianDay }

type SignDasha = {
  readonly facts: readonly (readonly [string, string])[]
  readonly periods: readonly Period[]
  /** What else the dasha asks. */
  readonly fields?: readonly PaneField[]
  /** The sub-periods of the period at this place. */
  readonly within: (place: number) => readonly Period[]
}

const SCHEMES: Readonly<Record<keyof typeof SIGN_PERIODS.schemes, (input: PaneInput) => SignDasha>> = {
  chara: charaOf,
  narayana: narayanaOf,
  kalachakra: kalachakraOf,
  sudasa: sudasaOf,
  shoola: shoolaOf,
  sthira: sthiraOf,
}

export const signPeriodsPane: Pane = {
  compute: (input) => {
    const scheme = choiceField(input, { name: 'scheme', label: SIGN_PERIODS.scheme, labels: SIGN_PERIODS.schemes })
    const dasha = SCHEMES[scheme.value](input)
    const [chosenScheme, place] = input.text(WITHIN).split(' ')
    const chosen = chosenScheme === scheme.value ? dasha.periods[Number(place)] : undefined
    const answer = (value: string) => ({ field: WITHIN, value: `${scheme.value} ${value}` })
    const table = (caption: string, rows: readonly PaneRow[]): PaneBlock => ({
      kind: 'table',
      caption,
      columns: SIGN_PERIODS.columns,
      rows,
    })
    return {
      fields: [
        scheme.field,
        ...(dasha.fields ?? []),
        { kind: 'row', name: WITHIN, label: '', value: input.text(WITHIN) },
      ],
      blocks: [
        factsBlock(dasha.facts),
        ...(chosen
          ? [
              table(SIGN_PERIODS.chosen, [
                { cells: [SIGN_PERIODS.up, '', '', ''], answers: answer('') },
                rowOf(input, chosen),
              ]),
              table(
                SIGN_PERIODS.within(chosenSignName(chosen.signs[0] ?? 0)),
                dasha.within(Number(place)).map((period) => rowOf(input, period)),
              ),
            ]
          : [
              table(
                SIGN_PERIODS.levels[0],
                dasha.periods.map((period, index) => ({ ...rowOf(input, period), answers: answer(String(index)) })),
              ),
            ]),
      ],
    }
  },
}

function rowOf(input: PaneInput, { signs, startJdUt, endJdUt }: Period): PaneRow {
  const { nowJdUt, chart } = input
  return {
    cells: [
      signs.map(chosenSignName).join(' – '),
      chartTimeText(input, startJdUt),
      chartTimeText(input, endJdUt),
      ((endJdUt - startJdUt) / chart.conventions.yearDays).toFixed(2),
    ],
    isMarked: startJdUt <= nowJdUt && nowJdUt < endJdUt,
  }
}

const signInput = ({ chart }: PaneInput) => ({
  ...chart.placements,
  birthJdUt: chart.jdUt,
  yearDays: chart.conventions.yearDays,
})

function charaOf(input: PaneInput): SignDasha {
  const dasha = charaDasha(signInput(input), input.settings.charaSchool)
  return {
    facts: [
      [SIGN_PERIODS.school, CHARA_LABELS[dasha.school]],
      [SIGN_PERIODS.direction, dasha.isForward ? SIGN_PERIODS.forward : SIGN_PERIODS.backward],
    ],
    periods: dasha.periods,
    within: (place) => (dasha.periods[place] ? charaSubPeriods(dasha, dasha.periods[place]) : []),
  }
}

function narayanaOf(input: PaneInput): SignDasha {
  const given = signInput(input)
  const { seed, lordOfVrishchika, lordOfKumbha, periods } = narayanaDasha(given)
  // A sign that had all twelve years in the first round has none in the second.
  const shown = periods.filter(({ startJdUt, endJdUt }) => startJdUt < endJdUt)
  return {
    facts: [
      [SIGN_PERIODS.seed, chosenSignName(seed)],
      [SIGN_PERIODS.lords, `${chosenGrahaName(lordOfVrishchika)}, ${chosenGrahaName(lordOfKumbha)}`],
    ],
    periods: shown,
    within: (place) => (shown[place] ? narayanaSubPeriods(given, shown[place]) : []),
  }
}

/** Periods whose sub-periods begin with their own sign; those of no length are left out. */
function ownSignDasha(periods: readonly SignPeriod[]): Pick<SignDasha, 'periods' | 'within'> {
  const shown = periods.filter(({ startJdUt, endJdUt }) => startJdUt < endJdUt)
  return { periods: shown, within: (place) => (shown[place] ? ownSignSubPeriods(shown[place]) : []) }
}

function sudasaOf(input: PaneInput): SignDasha {
  const { seed, balance, periods } = sudasa(signInput(input))
  return {
    facts: [
      [SIGN_PERIODS.sreeLagna, chosenSignName(seed)],
      [SIGN_PERIODS.balance, `${(100 * balance).toFixed(1)}%`],
    ],
    ...ownSignDasha(periods),
  }
}

function shoolaOf(input: PaneInput): SignDasha {
  const { seed, periods } = shoolaDasha(signInput(input))
  return { facts: [[SIGN_PERIODS.seed, chosenSignName(seed)]], ...ownSignDasha(periods) }
}

/** Keys begin with s, because an object would sort numbers. */
const startLabels = (): Readonly<Record<string, string>> => ({
  brahma: SIGN_PERIODS.fromBrahma,
  ...Object.fromEntries(RASHI_INDEXES.map((rashi) => [`s${rashi}`, chosenSignName(rashi)])),
})

/** From Brahma, or from the sign that was chosen: schools find him differently, and some charts have none. */
function sthiraOf(input: PaneInput): SignDasha {
  const start = choiceField(input, { name: 'start', label: SIGN_PERIODS.seed, labels: startLabels() })
  const { placements } = input.chart
  const found = brahma(placements)
  const chosen = RASHI_INDEXES.find((rashi) => start.value === `s${rashi}`)
  const seed = chosen ?? (found && rashiAt(placements.longitudes[found]))
  return {
    fields: [start.field],
    facts: [[SIGN_PERIODS.brahma, found ? chosenGrahaName(found) : SIGN_PERIODS.noBrahma]],
    ...ownSignDasha(seed === undefined ? [] : sthiraDasha(signInput(input), seed)),
  }
}

function kalachakraOf({ chart }: PaneInput): SignDasha {
  const dasha = kalachakraDasha({
    moonLongitude: chart.grahas.moon.longitude,
    birthJdUt: chart.jdUt,
    yearDays: chart.conventions.yearDays,
  })
  const { turn, deha, jeeva, fullYears, periods } = dasha
  return {
    facts: [
      [SIGN_PERIODS.turn, SIGN_PERIODS.turns[turn] ?? NONE],
      [SIGN_PERIODS.deha, chosenSignName(deha)],
      [SIGN_PERIODS.jeeva, chosenSignName(jeeva)],
      [SIGN_PERIODS.fullYears, String(fullYears)],
    ],
    periods,
    within: (place) => (periods[place] ? kalachakraSubPeriods(dasha, periods[place]) : []),
  }
}
