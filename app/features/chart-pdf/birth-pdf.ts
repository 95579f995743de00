import { createPdf } from '@muhurta/pdf'
import { downloadFonts } from '@muhurta/pdf/download-fonts'
import { CHART_PDF } from '#content/charts/chart-pdf.ts'
import { LANGUAGE_TAG } from '#content/language.ts'
import { cityLabel } from '#content/words/city-names.ts'
import { type BirthPages, drawBirthPages } from './birth-pages.ts'
import { namePicture } from './name-picture.ts'

/** The PDF of a birth chart, written in the browser: birth details are sent nowhere for it (decision 0070). */
export async function birthPdf(chart: Omit<BirthPages, 'namePicture'>): Promise<Blob> {
  const { cast, source, nowMs } = chart
  const { fullName } = cast.birth
  const fontBytes = await downloadFonts(
    `${CHART_PDF.title} ${fullName} ${cityLabel(cast.place)} ${source.practiceName}`,
  )
  const pdf = await createPdf({ title: CHART_PDF.title, language: LANGUAGE_TAG, date: new Date(nowMs), fontBytes })
  drawBirthPages(pdf, { ...chart, namePicture: await namePicture(fullName) })
  return new Blob([await pdf.finish()], { type: 'application/pdf' })
}
