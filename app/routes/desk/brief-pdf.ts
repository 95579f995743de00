import { createPdf } from '@muhurta/pdf'
import { bundledFont } from '@muhurta/pdf/bundled-fonts'
import { type BriefText, drawBriefPage } from '#app/features/chart-pdf/brief-page.ts'
import type { SessionBrief } from '#domain/bookings/session-brief.ts'

/** The session brief as a PDF, for the astrologer to print. */
export function briefPdf(brief: SessionBrief, text: BriefText, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = createPdf({ title: text.name, date: now, fontBytes: bundledFont })
  drawBriefPage(pdf, brief, text)
  return pdf.finish()
}
