import { readingMarkdown } from '#app/features/chart-text/reading-markdown.ts'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import { castTimedChart, type TimedChart } from '#domain/charts/birth-chart.ts'
import { janmaKundali } from '#domain/charts/reading/janma-kundali.ts'
import { readingOf } from '#domain/charts/reading/reading.ts'
import type { Reading } from '#domain/charts/reading/statement.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { median, printTable } from './table.ts'

const ROUNDS = 15
const NOW_MS = Date.parse('2026-11-19T06:30:00Z')

/** What a reading costs in Node, from a chart to its text. Births differ by a day. */
export async function benchReadings(): Promise<void> {
  printTable(
    ['from a chart', 'first, CPU ms', 'later, median'],
    [
      ['a draft of a reading', ...times((cast) => readingOf(cast, NOW_MS))],
      ['a Janma Kundali', ...times((cast) => janmaKundali(cast, NOW_MS))],
    ],
  )
}

function times(read: (cast: TimedChart) => Reading): string[] {
  const taken = Array.from({ length: ROUNDS }, (_, day) => {
    const cast = castOn(day)
    const before = process.cpuUsage()
    readingMarkdown(read(cast))
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  const [first = Number.NaN, ...later] = taken
  return [first.toFixed(0), median(later).toFixed(0)]
}

function castOn(day: number): TimedChart {
  const date = `1988-05-${String(day + 10).padStart(2, '0')}`
  const cast = castTimedChart({ fullName: 'Asha Rao', date, time: '06:42', ...USUAL_CONTEXT, place: NEW_DELHI })
  if (!cast.ok) throw new Error('The chart was not cast.')
  return cast.value
}
