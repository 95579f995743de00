import { createPdf } from '@muhurta/pdf'
import { bundledFont } from '@muhurta/pdf/bundled-fonts'
import { drawJanmaKundali } from '#app/features/chart-pdf/janma-kundali-pages.ts'
import { drawReadingPages } from '#app/features/chart-pdf/reading-pages.ts'
import { readingMarkdown } from '#app/features/chart-text/reading-markdown.ts'
import { readingText } from '#app/features/chart-text/reading-text.ts'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import { castTimedChart, type TimedChart } from '#domain/charts/birth-chart.ts'
import { janmaKundali } from '#domain/charts/reading/janma-kundali.ts'
import { readingOf } from '#domain/charts/reading/reading.ts'
import type { Reading } from '#domain/charts/reading/statement.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { median, printTable } from './table.ts'

const ROUNDS = 15
const NOW = new Date('2026-11-19T06:30:00Z')
const NOW_MS = NOW.getTime()
const SOURCE = { practiceName: 'Muhurta', appUrl: 'https://muhurta.example' }

/** What a draft costs in Node, from the chart to its text, and the PDFs made of it. Births differ by a day. */
export async function benchReadings(): Promise<void> {
  printTable(
    ['from a chart', 'first, CPU ms', 'later, median'],
    [
      ['a draft of a reading', ...(await times(async (cast) => readingMarkdown(readingOf(cast, NOW_MS))))],
      ['the same as a PDF', ...(await times((cast) => written(cast, readingOf(cast, NOW_MS), drawReadingPages)))],
      ['a Janma Kundali', ...(await times((cast) => written(cast, janmaKundali(cast, NOW_MS), drawJanmaKundali)))],
    ],
  )
}

async function times(work: (cast: TimedChart) => Promise<unknown>): Promise<string[]> {
  const taken: number[] = []
  for (let day = 0; day < ROUNDS; day++) {
    const cast = castOn(day)
    const before = process.cpuUsage()
    await work(cast)
    const { user, system } = process.cpuUsage(before)
    taken.push((user + system) / 1000)
  }
  const [first = Number.NaN, ...later] = taken
  return [first.toFixed(0), median(later).toFixed(0)]
}

function castOn(day: number): TimedChart {
  const date = `1988-05-${String(day + 10).padStart(2, '0')}`
  const cast = castTimedChart({ fullName: 'Asha Rao', date, time: '06:42', ...USUAL_CONTEXT, place: NEW_DELHI })
  if (!cast.ok) throw new Error('The chart was not cast.')
  return cast.value
}

async function written(cast: TimedChart, reading: Reading, draw: typeof drawReadingPages): Promise<Uint8Array> {
  const pdf = await createPdf({ title: '', language: 'en', date: NOW, fontBytes: bundledFont, hasOpenPages: true })
  draw(pdf, { cast, parts: readingText(reading), style: 'north', source: SOURCE, nowMs: NOW_MS })
  return pdf.finish()
}
