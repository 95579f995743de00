import { createPdf, fontsFor } from '@muhurta/pdf'
import { bundledFont } from '@muhurta/pdf/bundled-fonts'
import { expect, test } from 'vitest'
import { computePane } from '#app/features/chart-panes/compute-pane.ts'
import type { PaneId } from '#app/features/chart-panes/pane.ts'
import { readStudioSettings } from '#app/features/studio/settings-form.ts'
import { PANE_ABOUTS } from '#content/charts/pane-abouts.ts'
import { PANE_TITLES } from '#content/charts/studio.ts'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import { castBirthChart } from '#domain/charts/cast-birth-chart.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { countMissingGlyphs, countPages } from '#test/files/read-pdf.ts'
import { drawStudioPages, type PrintedPane, type StudioPages } from './studio-pages.ts'
import { charactersOf } from './studio-pdf.ts'

const NOW = new Date('2026-11-17T06:00:00Z')
const PANES = Object.keys(PANE_TITLES) as PaneId[]

async function pagesOf(fullName: string, ids: readonly PaneId[]): Promise<StudioPages> {
  const birth: Birth = {
    fullName,
    date: '1990-05-17',
    time: '06:42',
    place: NEW_DELHI,
    ...USUAL_CONTEXT,
  }
  const settings = readStudioSettings({})
  const cast = castBirthChart(birth)
  if (!settings.ok || !cast.ok || cast.value.kind !== 'timed') throw new Error('no chart')
  const panes: PrintedPane[] = []
  for (const id of ids) {
    const sheet = await computePane({ pane: id, birth, settings: settings.value, fields: {}, nowMs: NOW.getTime() })
    if (sheet.ok) panes.push({ title: PANE_TITLES[id], about: PANE_ABOUTS[id], sheet: sheet.value })
  }
  return {
    cast: cast.value,
    panes,
    conventions: ['Lahiri ayanamsa'],
    style: 'north',
    source: { practiceName: 'ముహూర్త Muhurta', appUrl: 'https://muhurta.example' },
    namePicture: undefined,
  }
}

async function pdfOf(pages: StudioPages): Promise<Uint8Array> {
  const downloaded = fontsFor(charactersOf(pages))
  const pdf = await createPdf({
    language: 'en',
    title: 'Chart',
    date: NOW,
    hasOpenPages: true,
    fontBytes(font) {
      if (!downloaded.has(font)) throw new Error(`${font} would not be there in the browser`)
      return bundledFont(font)
    },
  })
  drawStudioPages(pdf, pages)
  return pdf.finish()
}

test.each(['Āśā आशा ఆశా ஆஷா ಆಶಾ', ''])(
  'the chosen panes of %j follow a cover and a page of contents',
  async (fullName) => {
    const pages = await pagesOf(fullName, ['positions', 'panchanga'])

    const bytes = await pdfOf(pages)

    expect(countPages(bytes)).toBe(3)
    expect(countMissingGlyphs(bytes)).toBe(0)
  },
)

test('every pane can be printed, on pages that its contents name', async () => {
  const pages = await pagesOf('Asha Rao', PANES)

  const bytes = await pdfOf(pages)

  const source = Buffer.from(bytes).toString('latin1')
  expect(pages.panes).toHaveLength(PANES.length)
  expect(countPages(bytes)).toBeGreaterThan(15)
  expect(countMissingGlyphs(bytes)).toBe(0)
  expect(source.match(/\/S \/GoTo/g)).toHaveLength(PANES.length)
})
