import { type JulianDay, panchangaForDay, unixFromJulianDay } from '@muhurta/jyotish'
import { CHOGHADIYA_LABELS } from '#content/almanac/names.ts'
import { grahaName } from '#content/charts/names.ts'
import { DAY } from '#content/charts/panes/day.ts'
import type { Pane, PaneBlock, PaneInput, PaneRow } from '../pane.ts'
import { textBlock } from '../pane-blocks.ts'
import { dateField, dayText, timeText } from '../pane-text.ts'

type Part = { readonly isDay: boolean; readonly startJdUt: JulianDay; readonly endJdUt: JulianDay }

export const pane: Pane = {
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
    partTable(input, day, { caption: DAY.horas(day), columns: DAY.horaColumns }, horas, ({ lord }) => grahaName(lord)),
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
      cells: [number, nameOf(part), timeText(input, startJdUt, day), timeText(input, endJdUt, day)],
      isMarked: startJdUt <= input.nowJdUt && input.nowJdUt < endJdUt,
    }
  })
  return { kind: 'table', ...head, rows }
}
