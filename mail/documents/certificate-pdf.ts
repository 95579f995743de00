import { LIGHT_PALETTE } from '@muhurta/brand'
import { createPdf, drawQr, drawRule, PAGE_HEIGHT, PAGE_WIDTH, type Pdf, writeText } from '@muhurta/pdf'
import { bundledFont } from '@muhurta/pdf/bundled-fonts'
import { CERTIFICATE_PDF } from '#content/documents/gifts-and-certificates.ts'
import { LANGUAGE_TAG } from '#content/language.ts'
import { courseLevelName } from '#content/site/course-levels.ts'
import { longDay } from '#content/words/dates.ts'
import type { PrintedCertificate } from '#domain/invoices/documents.ts'
import { istDate } from '#domain/time/india-time.ts'

const LEFT = 82
const WIDTH = PAGE_WIDTH - 2 * LEFT
const SIGNS = 12
const QR_SIDE = 66
const CODE_TOP = 706

/** A student's certificate of completion, with the address where anybody can verify it. */
export async function certificatePdf(certificate: PrintedCertificate): Promise<Uint8Array> {
  const { code, holderName, courseTitle, courseLevel, completedAt, practice, checkUrl, signature } = certificate
  const pdf = await createPdf({
    language: LANGUAGE_TAG,
    title: CERTIFICATE_PDF.documentTitle(courseTitle),
    author: practice.name,
    date: completedAt,
    fontBytes: bundledFont,
  })
  drawFrame(pdf)
  drawWheel(pdf, { x: PAGE_WIDTH - LEFT - 62, y: 176, radius: 62 })

  const soft = { x: LEFT, width: WIDTH, color: LIGHT_PALETTE.inkSoft }
  writeText(pdf, practice.name, { ...soft, y: 104, size: 13, width: WIDTH - 140, maxLines: 2 })
  writeText(pdf, CERTIFICATE_PDF.title, {
    x: LEFT,
    y: 142,
    width: WIDTH - 140,
    size: 34,
    style: 'heading',
    color: LIGHT_PALETTE.link,
  })
  writeText(pdf, CERTIFICATE_PDF.subtitle, { ...soft, y: 192, size: 16 })
  writeText(pdf, CERTIFICATE_PDF.certifies, { ...soft, y: 296, size: 12 })
  const belowName = writeText(pdf, holderName ?? CERTIFICATE_PDF.unnamedStudent, {
    x: LEFT,
    y: 318,
    width: WIDTH,
    size: 28,
    style: 'bold',
    maxLines: 2,
  })
  writeText(pdf, CERTIFICATE_PDF.hasCompleted, { ...soft, y: belowName + 14, size: 12 })
  const belowCourse = writeText(pdf, CERTIFICATE_PDF.course(courseTitle, courseLevelName(courseLevel)), {
    x: LEFT,
    y: belowName + 36,
    width: WIDTH,
    size: 20,
    style: 'bold',
    color: LIGHT_PALETTE.link,
    maxLines: 2,
  })
  const day = longDay(istDate(completedAt))
  writeText(pdf, CERTIFICATE_PDF.completedOn(day), { ...soft, y: belowCourse + 12, size: 12 })
  writeSignature(pdf, practice)
  const beside = { x: LEFT + QR_SIDE + 14, width: WIDTH - QR_SIDE - 14, color: LIGHT_PALETTE.inkSoft }
  writeText(pdf, CERTIFICATE_PDF.code(code), {
    ...beside,
    y: CODE_TOP,
    size: 10,
    style: 'bold',
    color: LIGHT_PALETTE.ink,
  })
  const belowCheck = writeText(pdf, CERTIFICATE_PDF.check(checkUrl), {
    ...beside,
    y: CODE_TOP + 17,
    size: 9,
    maxLines: 2,
  })
  writeText(pdf, CERTIFICATE_PDF.signature(signature), { ...beside, y: belowCheck + 4, size: 7, maxLines: 2 })
  drawQr(pdf, checkUrl, { x: LEFT, y: CODE_TOP, side: QR_SIDE, color: LIGHT_PALETTE.ink })
  return pdf.finish()
}

function drawFrame({ document }: Pdf): void {
  const frames = [
    { inset: 28, line: 1.5 },
    { inset: 36, line: 0.5 },
  ]
  for (const { inset, line } of frames) {
    document.roundedRect(inset, inset, PAGE_WIDTH - 2 * inset, PAGE_HEIGHT - 2 * inset, 10)
    document.lineWidth(line).strokeColor(LIGHT_PALETTE.gold).stroke()
  }
}

/** The site's twelvefold wheel. */
function drawWheel({ document }: Pdf, { x, y, radius }: { x: number; y: number; radius: number }): void {
  document.lineWidth(0.75).strokeColor(LIGHT_PALETTE.gold)
  for (const share of [1, 0.84, 0.42]) document.circle(x, y, radius * share).stroke()
  for (let sign = 0; sign < SIGNS; sign++) {
    const angle = (sign / SIGNS) * 2 * Math.PI
    const at = (share: number) => [x + radius * share * Math.cos(angle), y + radius * share * Math.sin(angle)] as const
    document
      .moveTo(...at(0.42))
      .lineTo(...at(1))
      .stroke()
  }
  document.circle(x, y, 4).fillColor(LIGHT_PALETTE.gold).fill()
}

function writeSignature(pdf: Pdf, { astrologerName, astrologerTitles }: PrintedCertificate['practice']): void {
  drawRule(pdf, { x: LEFT, y: 618, width: 210, color: LIGHT_PALETTE.inkSoft })
  writeText(pdf, astrologerName, { x: LEFT, y: 626, width: WIDTH, size: 12, style: 'bold' })
  writeText(pdf, astrologerTitles[0] ?? '', { x: LEFT, y: 645, width: WIDTH, size: 10, color: LIGHT_PALETTE.inkSoft })
}
