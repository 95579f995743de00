import PDFDocument from 'pdfkit'
import { type BriefText, drawBriefPage } from '#app/features/chart-pdf/brief-page.ts'
import { paperOptions, registerFonts } from '#app/features/chart-pdf/chart-pdf-text.ts'
import heading from '#app/features/chart-pdf/fonts/eczar-semibold.ttf?inline'
import body from '#app/features/chart-pdf/fonts/mukta-regular.ttf?inline'
import bold from '#app/features/chart-pdf/fonts/mukta-semibold.ttf?inline'
import rashi from '#app/features/chart-pdf/fonts/rashi.ttf?inline'
import type { SessionBrief } from '#domain/bookings/session-brief.ts'

/** The brief of a session as a file, for the desk's print button. */
export function briefPdf(brief: SessionBrief, words: BriefText, now: Date): Promise<Buffer> {
  const pdf = new PDFDocument(paperOptions(words.name, now))
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<Buffer>((resolve) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
  })

  registerFonts(pdf, { body: bytesOf(body), bold: bytesOf(bold), heading: bytesOf(heading), rashi: bytesOf(rashi) })
  drawBriefPage(pdf, brief, words)
  pdf.end()
  return finished
}

/** Fonts travel inside the program as text, because it has no folder of its own to find them in. */
function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}
