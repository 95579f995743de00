import { createPdf, fontsFor } from '@muhurta/pdf'
import { bundledFont } from '@muhurta/pdf/bundled-fonts'
import { expect, test } from 'vitest'
import { castBirthChart, type TimedChart } from '#domain/charts/birth-chart.ts'
import { DEFAULT_PLACE, placeLabel } from '#domain/charts/places.ts'
import { countMissingGlyphs, countPages } from '#test/read-pdf.ts'
import { drawBirthPages } from './birth-pages.ts'

const NOW = new Date('2026-11-15T06:00:00Z')

function castFor(fullName: string): TimedChart {
  const cast = castBirthChart({
    fullName,
    date: '1962-02-05',
    time: '05:30',
    place: DEFAULT_PLACE,
    clock: 'standard',
    ownOffsetSeconds: null,
    occurrence: null,
  })
  if (!cast.ok || cast.value.kind !== 'timed') throw new Error('no chart')
  return cast.value
}

test.each(['Asha Rao', 'Āśā Rāv', 'आशा राव', 'ఆశా రావు', 'ஆஷா ராவ்', 'ಆಶಾ ರಾವ್', ''])(
  'the chart of %j has two pages and needs only the fonts of its name and place',
  async (fullName) => {
    const cast = castFor(fullName)
    const downloaded = fontsFor(`${fullName} ${placeLabel(cast.place)}`)
    const pdf = createPdf({
      title: 'Birth chart',
      date: NOW,
      fontBytes(font) {
        if (!downloaded.has(font)) throw new Error(`${font} would not be there in the browser`)
        return bundledFont(font)
      },
    })

    drawBirthPages(pdf, { cast, nowMs: NOW.getTime() })
    const bytes = await pdf.finish()

    expect(countPages(bytes)).toBe(2)
    expect(countMissingGlyphs(bytes)).toBe(0)
  },
)
