import { createPdf } from '@muhurta/pdf'
import { downloadFonts } from '@muhurta/pdf/download-fonts'
import { janmaKundaliText } from '#app/features/chart-text/janma-kundali-text.ts'
import { JANMA_KUNDALI } from '#content/charts/reading/reading-texts.ts'
import { LANGUAGE_TAG } from '#content/language.ts'
import { cityLabel } from '#content/words/city-names.ts'
import { drawJanmaKundali, type ReadingSheet } from './janma-kundali-pages.ts'

/** The Janma Kundali as a PDF. The engine's worker writes it, so that neither the page waits nor a birth is sent. */
export async function janmaKundaliPdf(sheet: ReadingSheet): Promise<Uint8Array<ArrayBuffer>> {
  const { cast, source, nowMs } = sheet
  const parts = janmaKundaliText(cast, nowMs)
  const { title } = JANMA_KUNDALI
  const text = JSON.stringify(parts) + title + cast.birth.fullName + cityLabel(cast.place) + source.practiceName
  const fontBytes = await downloadFonts([...new Set(text)].join(''))
  const pdf = await createPdf({ title, language: LANGUAGE_TAG, date: new Date(nowMs), fontBytes, hasOpenPages: true })
  drawJanmaKundali(pdf, { ...sheet, parts })
  return pdf.finish()
}
