import { createPdf } from '@muhurta/pdf'
import { downloadFonts } from '@muhurta/pdf/download-fonts'
import { STUDIO_PDF } from '#content/charts/studio-pdf.ts'
import { LANGUAGE_TAG } from '#content/language.ts'
import { cityLabel } from '#content/words/city-names.ts'
import { drawStudioPages, type StudioPages } from './studio-pages.ts'

/** The PDF of the open panes. The engine's worker writes it, so that neither the page waits nor a birth is sent. */
export async function studioPdf(pages: StudioPages, nowMs: number): Promise<Uint8Array<ArrayBuffer>> {
  const fontBytes = await downloadFonts(charactersOf(pages))
  const title = STUDIO_PDF.title(pages.cast.birth.fullName)
  const pdf = await createPdf({ title, language: LANGUAGE_TAG, date: new Date(nowMs), fontBytes, hasOpenPages: true })
  drawStudioPages(pdf, pages)
  return pdf.finish()
}

/** Each character once: enough to know the fonts, and a hundred times less than the panes. */
export function charactersOf({ cast, panes, source }: StudioPages): string {
  const text = JSON.stringify(panes) + cast.birth.fullName + cityLabel(cast.place) + source.practiceName
  return [...new Set(text)].join('')
}
