import { createPdf, fontsFor, type Pdf } from '@muhurta/pdf'
import { bundledFont } from '@muhurta/pdf/bundled-fonts'
import { expect, test } from 'vitest'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import { placeLabel } from '#domain/births/places.ts'
import { CHART_STYLES } from '#domain/chart-style.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { castAndSummarize } from '#domain/charts/cast-birth-chart.ts'
import type { ChartSummary } from '#domain/charts/chart-summary.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { countMissingGlyphs, countPages } from '#test/files/read-pdf.ts'
import { drawBirthPages } from './birth-pages.ts'
import { FOOT_TOP } from './site-foot.ts'

const NOW = new Date('2026-11-15T06:00:00Z')

const SOURCE = { practiceName: 'Muhurta', appUrl: 'https://muhurta.example' }

function chartFor(fullName: string): { cast: TimedChart; summary: ChartSummary } {
  const birth: Birth = {
    fullName,
    date: '1962-02-05',
    time: '05:30',
    place: NEW_DELHI,
    ...USUAL_CONTEXT,
  }
  const chart = castAndSummarize(birth, {}, NOW.getTime())
  if (!chart.ok || chart.value.cast.kind !== 'timed' || !chart.value.summary) throw new Error('no chart')
  return { cast: chart.value.cast, summary: chart.value.summary }
}

test.each(['Asha Rao', 'Āśā Rāv', 'आशा राव', 'ఆశా రావు', 'ஆஷா ராவ்', 'ಆಶಾ ರಾವ್', ''])(
  'the chart of %j has two pages and needs only the fonts of its name and place',
  async (fullName) => {
    const { cast, summary } = chartFor(fullName)
    const downloaded = fontsFor(`${fullName} ${placeLabel(cast.place)} ${SOURCE.practiceName}`)
    const pdf = await createPdf({
      language: 'en',
      title: 'Birth chart',
      date: NOW,
      fontBytes(font) {
        if (!downloaded.has(font)) throw new Error(`${font} would not be there in the browser`)
        return bundledFont(font)
      },
    })

    drawBirthPages(pdf, { cast, summary, style: 'south', source: SOURCE, nowMs: NOW.getTime() })
    const bytes = await pdf.finish()

    expect(countPages(bytes)).toBe(2)
    expect(countMissingGlyphs(bytes)).toBe(0)
  },
)

test.each(CHART_STYLES)('both pages of the %s style are full, and nothing reaches into the foot', async (style) => {
  const { cast, summary } = chartFor('Asha Rao')
  const pdf = await createPdf({ title: 'Birth chart', language: 'en', date: NOW, fontBytes: bundledFont })
  const ends = recordTextEnds(pdf)

  drawBirthPages(pdf, { cast, summary, style, source: SOURCE, nowMs: NOW.getTime() })

  expect(ends).toHaveLength(2)
  for (const end of ends) {
    expect(end).toBeGreaterThan(FOOT_TOP - 80)
    expect(end).toBeLessThanOrEqual(FOOT_TOP)
  }
})

/** The lowest baseline above the foot of each page. The foot is written last. */
function recordTextEnds({ document }: Pdf): number[] {
  const ends: number[] = [0]
  const write = document.text.bind(document)
  document.text = ((text: string, x: number, y: number, options: object) => {
    const last = ends.length - 1
    // Text inside a drawing has its own coordinates, which stay below 400.
    if (y < FOOT_TOP + 8) ends[last] = Math.max(ends[last] ?? 0, y)
    return write(text, x, y, options)
  }) as typeof document.text
  document.on('pageAdded', () => ends.push(0))
  return ends
}
