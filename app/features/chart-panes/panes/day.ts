import { type JulianDay, type LimbSpan, panchangaForDay, unixFromJulianDay } from '@muhurta/jyotish'
import {
  chosenKaranaName,
  chosenTithiName,
  chosenVaraName,
  chosenYogaName,
} from '#app/features/page-parts/shown-day-names.ts'
import { chosenGrahaName, chosenNakshatraName } from '#app/features/page-parts/shown-names.ts'
import { CHOGHADIYA_LABELS } from '#content/almanac/names.ts'
import { PANCHANGA } from '#content/almanac/panchanga.ts'
import { DAY, PANCHANGA_PANE } from '#content/charts/panes/time-panes.ts'
import type { Pane, PaneBlock, PaneInput, PaneRow } from '../pane.ts'
import { textBlock } from '../pane-blocks.ts'
import { chartTimeText, dateField, dayText, paneTimeText } from '../pane-text.ts'

type Part = { readonly isDay: boolean; readonly startJdUt: JulianDay; readonly endJdUt: JulianDay }

export const dayPane: Pane = {
  compute: (input) => {
    const { field, jdUt } = dateField(input, {
      name: 'date',
      label: DAY.date,
      hint: DAY.dateHint,
      problem: DAY.outside,
    })
    return { fields: [field], blocks: blocksOf(input, jdUt) }
  },
}

function blocksOf(input: PaneInput, jdUt: JulianDay): PaneBlock[] {
  const { location, conventions } = input.chart
  const offsetSeconds = input.offsetAt(jdUt)
  const wall = new Date(unixFromJulianDay(jdUt) + offsetSeconds * 1000)
  const found = panchangaForDay({
    date: { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() },
    ...location,
    utcOffsetMinutes: offsetSeconds / 60,
    ayanamsa: conventions.ayanamsa,
    sunriseRule: conventions.sunriseRule,
  })
  if (!found.ok || found.value.day.state !== 'sunlit') return [textBlock(DAY.polar)]
  const { horas, choghadiyas } = found.value.day
  const day = dayText(input, jdUt)
  return [
    partTable(input, day, { caption: DAY.horas(day), columns: DAY.horaColumns }, horas, ({ lord }) =>
      chosenGrahaName(lord),
    ),
    partTable(
      input,
      day,
      { caption: DAY.choghadiyas(day), columns: DAY.choghadiyaColumns },
      choghadiyas,
      ({ name }) => CHOGHADIYA_LABELS[name],
    ),
  ]
}

function partTable<Named extends Part>(
  input: PaneInput,
  day: string,
  head: { readonly caption: string; readonly columns: readonly string[] },
  parts: readonly Named[],
  nameOf: (part: Named) => string,
): PaneBlock {
  const half = parts.length / 2
  const rows = parts.map((part, index): PaneRow => {
    const { isDay, startJdUt, endJdUt } = part
    const number = isDay ? DAY.day(index + 1) : DAY.night(index - half + 1)
    return {
      cells: [number, nameOf(part), paneTimeText(input, startJdUt, day), paneTimeText(input, endJdUt, day)],
      isMarked: startJdUt <= input.nowJdUt && input.nowJdUt < endJdUt,
    }
  })
  return { kind: 'table', ...head, rows }
}

const { terms } = PANCHANGA

export const panchangaPane: Pane = {
  compute: (input) => {
    const { tithi, nakshatra, yoga, karana } = input.chart.panchanga
    const row = (term: string, name: string, { startJdUt, endJdUt }: LimbSpan): PaneRow => ({
      cells: [term, name, chartTimeText(input, startJdUt), chartTimeText(input, endJdUt)],
    })
    return {
      blocks: [
        {
          kind: 'table',
          caption: PANCHANGA_PANE.caption,
          columns: PANCHANGA_PANE.columns,
          rows: [
            varaRow(input),
            row(terms.tithi, chosenTithiName(tithi), tithi),
            row(terms.nakshatra, chosenNakshatraName(nakshatra.index), nakshatra),
            row(terms.yoga, chosenYogaName(yoga.index), yoga),
            row(terms.karana, chosenKaranaName(karana.name), karana),
          ],
        },
        { kind: 'facts', facts: sunFacts(input) },
      ],
    }
  },
}

function varaRow(input: PaneInput): PaneRow {
  const { vara, sun, polarState } = input.chart.panchanga
  const at = (jdUt: number | undefined) => (jdUt === undefined ? '–' : chartTimeText(input, jdUt))
  const polar = polarState === 'polar-day' ? PANCHANGA.polarDay : PANCHANGA.polarNight
  const name = vara === undefined ? polar : chosenVaraName(vara)
  return { cells: [PANCHANGA_PANE.vara, name, at(sun.previousRise), at(sun.nextRise)] }
}

function sunFacts(input: PaneInput) {
  const { sun } = input.chart.panchanga
  return [
    { term: terms.sunrise, jdUt: sun.previousRise },
    { term: terms.sunset, jdUt: sun.setAfterPreviousRise },
  ].flatMap(({ term, jdUt }) => (jdUt === undefined ? [] : [{ term, value: chartTimeText(input, jdUt) }]))
}
