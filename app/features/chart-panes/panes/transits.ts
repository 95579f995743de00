import {
  END_OF_SUPPORTED,
  GRAHAS,
  type Graha,
  type House,
  houseFrom,
  type JulianDay,
  listSadeSati,
  rashiAt,
  skyAt,
} from '@muhurta/jyotish'
import {
  findNextAspect,
  findNextIngress,
  findNextPassage,
  type Passage,
  transitsWithBindus,
  vedhaTransits,
} from '@muhurta/jyotish/transits'
import { chosenGrahaName, chosenSignName, lagnaLabel } from '#app/features/page-parts/shown-names.ts'
import { SADE_SATI, TRANSITS } from '#content/charts/panes/time-panes.ts'
import { ordinal } from '#content/words/grammar.ts'
import type { Pane, PaneBlock, PaneInput } from '../pane.ts'
import { factsBlock, NONE, table } from '../pane-blocks.ts'
import { chartTimeText, choiceField, dateField, longitudeText } from '../pane-text.ts'

/** The full aspects beside the seventh (Brihat Parashara Hora Shastra, ch. 26). */
const SPECIAL_ASPECTS: Partial<Record<Graha, readonly House[]>> = { mars: [4, 8], jupiter: [5, 9], saturn: [3, 10] }

/** The slow grahas are asked for first. */
const SEARCHED = ['saturn', 'jupiter', 'rahu', 'ketu', 'mars', 'sun', 'venus', 'mercury', 'moon'] as const
const searchedLabels = () =>
  Object.fromEntries(SEARCHED.map((graha) => [graha, chosenGrahaName(graha)])) as Record<Graha, string>
const pointLabels = () => ({
  lagna: lagnaLabel().name,
  ...(Object.fromEntries(GRAHAS.map((graha) => [graha, chosenGrahaName(graha)])) as Record<Graha, string>),
})

export const transitsPane: Pane = {
  compute: (input) => {
    const date = dateField(input, {
      name: 'date',
      label: TRANSITS.date,
      hint: TRANSITS.dateHint,
      problem: TRANSITS.outside,
    })
    const graha = choiceField(input, { name: 'graha', label: TRANSITS.graha, labels: searchedLabels() })
    const point = choiceField(input, { name: 'point', label: TRANSITS.point, labels: pointLabels() })
    return {
      fields: [date.field, graha.field, point.field],
      blocks: [
        placesAt(input, date.jdUt),
        vedhaTable(input, date.jdUt),
        nextMovements(input, date.jdUt, graha.value, point.value),
      ],
    }
  },
}

function placesAt(input: PaneInput, jdUt: JulianDay): PaneBlock {
  const { placements, conventions } = input.chart
  const transits = transitsWithBindus(placements, jdUt, conventions)
  const rows = (transits.ok ? transits.value : []).map((transit) => {
    const place = longitudeText(transit.longitude)
    return [
      chosenGrahaName(transit.graha),
      transit.isRetrograde ? TRANSITS.retrograde(place) : place,
      ordinal(transit.houseFromMoon),
      transit.houseFromLagna === undefined ? NONE : ordinal(transit.houseFromLagna),
      transit.over.map(chosenGrahaName).join(', ') || NONE,
      transit.bindus === undefined ? NONE : String(transit.bindus),
      String(transit.sarvaBindus),
    ]
  })
  return table(TRANSITS.at(chartTimeText(input, jdUt)), TRANSITS.columns, rows)
}

function vedhaTable({ chart: { grahas, conventions } }: PaneInput, jdUt: JulianDay): PaneBlock {
  const sky = skyAt(jdUt, conventions)
  const rows = sky.ok
    ? vedhaTransits(
        grahas.moon.rashi,
        byGraha((graha) => rashiAt(sky.value.grahas[graha].longitude)),
      )
    : []
  return table(
    TRANSITS.vedha,
    TRANSITS.vedhaColumns,
    rows.map(({ graha, house, vedhaHouse, obstructedBy }) => [
      chosenGrahaName(graha),
      ordinal(house),
      vedhaHouse ? TRANSITS.good : TRANSITS.notGood,
      vedhaHouse ? ordinal(vedhaHouse) : NONE,
      obstructedBy.map(chosenGrahaName).join(', ') || NONE,
    ]),
  )
}

const byGraha = <Value>(of: (graha: Graha) => Value) =>
  Object.fromEntries(GRAHAS.map((graha) => [graha, of(graha)])) as Record<Graha, Value>

function nextMovements(input: PaneInput, from: JulianDay, graha: Graha, point: Graha | 'lagna'): PaneBlock {
  const { placements, conventions } = input.chart
  const longitude = point === 'lagna' ? placements.lagna : placements.longitudes[point]
  const houses: readonly House[] = [...(SPECIAL_ASPECTS[graha] ?? []), ...(isNode(graha) ? [] : [7 as const])]
  const name = pointLabels()[point]
  const own = placements.longitudes[graha]
  const rows = [
    ingressRow(input, from, graha),
    passageRow(input, TRANSITS.return(longitudeText(own)), findNextPassage(graha, own, from, conventions)),
    ...(point === graha
      ? []
      : [passageRow(input, TRANSITS.conjunction(name), findNextPassage(graha, longitude, from, conventions))]),
    ...houses.map((house) =>
      passageRow(
        input,
        TRANSITS.aspect(ordinal(house), name),
        findNextAspect(graha, house, longitude, from, conventions),
      ),
    ),
  ]
  return table(TRANSITS.next(chosenGrahaName(graha)), TRANSITS.nextColumns, rows)
}

function ingressRow(input: PaneInput, from: JulianDay, graha: Graha): string[] {
  const found = findNextIngress(graha, from, input.chart.conventions)
  if (!found.ok) return [TRANSITS.ingress(NONE), TRANSITS.notFound, NONE]
  const { from: left, to, jdUt } = found.value
  const isForward = houseFrom(left, to) === 2
  const text = isForward ? TRANSITS.ingress(chosenSignName(to)) : TRANSITS.back(chosenSignName(to))
  return [text, chartTimeText(input, jdUt), directionText(isForward)]
}

function passageRow(input: PaneInput, name: string, found: { ok: true; value: Passage } | { ok: false }): string[] {
  if (!found.ok) return [name, TRANSITS.notFound, NONE]
  return [name, chartTimeText(input, found.value.jdUt), directionText(found.value.isForward)]
}

function directionText(isForward: boolean): string {
  return isForward ? TRANSITS.direct : TRANSITS.backward
}

function isNode(graha: Graha): boolean {
  return graha === 'rahu' || graha === 'ketu'
}

const LIFE_DAYS = 100 * 365.25

export const sadeSatiPane: Pane = {
  compute: (input) => {
    const { jdUt, grahas, conventions } = input.chart
    const until = Math.min(jdUt + LIFE_DAYS, END_OF_SUPPORTED - 1)
    const stays = listSadeSati(grahas.moon.rashi, jdUt, until, conventions)
    const rows = (stays.ok ? stays.value : []).map(({ phase, startJdUt, endJdUt }) => ({
      cells: [
        SADE_SATI.phases[phase],
        chartTimeText(input, startJdUt),
        chartTimeText(input, endJdUt),
        String(Math.max(0, Math.floor((startJdUt - jdUt) / 365.25))),
      ],
      isMarked: startJdUt <= input.nowJdUt && input.nowJdUt < endJdUt,
    }))
    return {
      blocks: [
        factsBlock([[SADE_SATI.moon, longitudeText(grahas.moon.longitude)]]),
        { kind: 'table', caption: SADE_SATI.caption, columns: SADE_SATI.columns, rows },
      ],
    }
  },
}
