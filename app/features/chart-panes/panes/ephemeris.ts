import {
  END_OF_SUPPORTED,
  GRAHAS,
  type Graha,
  houseFrom,
  type JulianDay,
  julianDayFromUnix,
  listIngresses,
  rashiAt,
  skyAt,
  unixFromJulianDay,
} from '@muhurta/jyotish'
import { listStations, TURNING_GRAHAS } from '@muhurta/jyotish/transits'
import { degreesAndMinutes } from '#app/features/chart-drawings/chart-text.ts'
import { chosenGrahaName, chosenSignName, rashiLabel } from '#app/features/page-parts/shown-names.ts'
import { EPHEMERIS, TRANSITS } from '#content/charts/panes/time-panes.ts'
import type { Pane, PaneBlock, PaneInput } from '../pane.ts'
import { table } from '../pane-blocks.ts'
import { chartTimeText, choiceField, dateField, dayText } from '../pane-text.ts'

type Step = keyof typeof EPHEMERIS.steps
const ROWS: Readonly<Record<Step, number>> = { day: 31, week: 27, month: 24 }
const DAY_MS = 86_400_000

/** Where the grahas stand at midnight of the place, day by day, week by week or month by month. */
export const ephemerisPane: Pane = {
  compute: (input) => {
    const date = dateField(input, {
      name: 'date',
      label: EPHEMERIS.from,
      hint: EPHEMERIS.fromHint,
      problem: EPHEMERIS.outside,
    })
    const step = choiceField(input, { name: 'step', label: EPHEMERIS.every, labels: EPHEMERIS.steps })
    const days = midnights(input, date.jdUt, step.value)
    return {
      fields: [date.field, step.field],
      blocks: [placesTable(input, days), changesTable(input, days, step.value)],
    }
  },
}

/** As clocks of the place have it; months begin on their first day. */
function midnights({ offsetAt }: PaneInput, from: JulianDay, step: Step): JulianDay[] {
  const local = new Date(unixFromJulianDay(from) + 1000 * offsetAt(from))
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  return Array.from({ length: ROWS[step] }, (_, row) => {
    const midnight =
      step === 'month'
        ? Date.UTC(year, month + row, 1)
        : Date.UTC(year, month, day) + row * (step === 'week' ? 7 : 1) * DAY_MS
    const jdUt = julianDayFromUnix(midnight)
    return jdUt - offsetAt(jdUt) / 86_400
  }).filter((jdUt) => jdUt < END_OF_SUPPORTED - 1)
}

function placesTable(input: PaneInput, days: readonly JulianDay[]): PaneBlock {
  const { conventions } = input.chart
  const today = dayText(input, input.nowJdUt)
  return {
    kind: 'table',
    caption: EPHEMERIS.caption,
    columns: [EPHEMERIS.day, ...GRAHAS.map(chosenGrahaName)],
    rows: days.flatMap((jdUt) => {
      const sky = skyAt(jdUt, conventions)
      if (!sky.ok) return []
      const name = dayText(input, jdUt)
      const places = GRAHAS.map((graha) => placeText(graha, sky.value.grahas[graha]))
      return [{ cells: [name, ...places], isMarked: name === today }]
    }),
  }
}

/** "12° 05′ Tau R": the mean nodes are always retrograde, so it is not marked. */
function placeText(graha: Graha, { longitude, isRetrograde }: { longitude: number; isRetrograde: boolean }): string {
  const place = `${degreesAndMinutes(longitude % 30)} ${rashiLabel(rashiAt(longitude)).short}`
  return isRetrograde && graha !== 'rahu' && graha !== 'ketu' ? `${place} ${EPHEMERIS.retrograde}` : place
}

type Change = { readonly jdUt: JulianDay; readonly graha: Graha; readonly text: string }

/** Signs entered and turns, in their order; the Moon only in a month of days. */
function changesTable(input: PaneInput, days: readonly JulianDay[], step: Step): PaneBlock {
  const { conventions } = input.chart
  const [from = input.nowJdUt] = days
  const until = days.at(-1) ?? from
  const moving = GRAHAS.filter((graha) => graha !== 'ketu' && (graha !== 'moon' || step === 'day'))
  const ingresses = moving.flatMap((graha): Change[] => {
    const found = listIngresses(graha, from, until, conventions)
    return (found.ok ? found.value : []).map(({ jdUt, from: left, to }) => ({
      jdUt,
      graha,
      text: houseFrom(left, to) === 2 ? TRANSITS.ingress(chosenSignName(to)) : TRANSITS.back(chosenSignName(to)),
    }))
  })
  const turns = TURNING_GRAHAS.flatMap((graha): Change[] => {
    const found = listStations(graha, from, until, conventions)
    return (found.ok ? found.value : []).map(({ jdUt, turns: way }) => ({ jdUt, graha, text: EPHEMERIS.turns[way] }))
  })
  return table(
    EPHEMERIS.changes,
    EPHEMERIS.changeColumns,
    [...ingresses, ...turns]
      .sort((one, other) => one.jdUt - other.jdUt)
      .map(({ jdUt, graha, text }) => [chartTimeText(input, jdUt), chosenGrahaName(graha), text]),
  )
}
