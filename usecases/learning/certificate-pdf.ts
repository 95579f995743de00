import { LIGHT_PALETTE } from '@muhurta/brand'
import { createPdf, drawRule, PAGE_HEIGHT, PAGE_WIDTH, type Pdf, writeText } from '@muhurta/pdf'
import { bundledFont } from '@muhurta/pdf/bundled-fonts'
import { longDay } from '#content/words/dates.ts'
import type { Certificate } from '#db/learning/certificates.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import { istDate } from '#domain/india-time.ts'

const LEFT = 82
const WIDTH = PAGE_WIDTH - 2 * LEFT
const SIGNS = 12

type CertificateFacts = {
  readonly certificate: Pick<Certificate, 'code' | 'holderName' | 'courseTitle' | 'courseLevel' | 'completedAt'>
  readonly practice: Pick<Practice, 'name' | 'astrologerName' | 'astrologerTitles'>
  readonly checkUrl: string
}

/** A student's certificate of completion, with the address where anybody can verify it. */
export async function certificatePdf({ certificate, practice, checkUrl }: CertificateFacts): Promise<Uint8Array> {
  const { code, holderName, courseTitle, courseLevel, completedAt } = certificate
  const pdf = await createPdf({
    title: `Certificate of completion: ${courseTitle}`,
    author: practice.name,
    date: completedAt,
    fontBytes: bundledFont,
  })
  drawFrame(pdf)
  drawWheel(pdf, { x: PAGE_WIDTH - LEFT - 62, y: 176, radius: 62 })

  const soft = { x: LEFT, width: WIDTH, color: LIGHT_PALETTE.inkSoft }
  writeText(pdf, practice.name, { ...soft, y: 104, size: 13, width: WIDTH - 140, maxLines: 2 })
  writeText(pdf, 'Certificate', {
    x: LEFT,
    y: 142,
    width: WIDTH - 140,
    size: 34,
    style: 'heading',
    color: LIGHT_PALETTE.link,
  })
  writeText(pdf, 'of completion', { ...soft, y: 192, size: 16 })
  writeText(pdf, 'This certifies that', { ...soft, y: 296, size: 12 })
  const belowName = writeText(pdf, holderName ?? 'the student named in our records', {
    x: LEFT,
    y: 318,
    width: WIDTH,
    size: 28,
    style: 'bold',
    maxLines: 2,
  })
  writeText(pdf, 'has completed the course', { ...soft, y: belowName + 14, size: 12 })
  const belowCourse = writeText(pdf, `${courseTitle} (${courseLevel})`, {
    x: LEFT,
    y: belowName + 36,
    width: WIDTH,
    size: 20,
    style: 'bold',
    color: LIGHT_PALETTE.link,
    maxLines: 2,
  })
  const day = longDay(istDate(completedAt))
  writeText(pdf, `on ${day}.`, { ...soft, y: belowCourse + 12, size: 12 })
  writeSignature(pdf, practice)
  writeText(pdf, `Certificate ${code}`, {
    x: LEFT,
    y: 724,
    width: WIDTH,
    size: 10,
    style: 'bold',
    color: LIGHT_PALETTE.ink,
  })
  writeText(pdf, `Check this certificate at ${checkUrl}`, { ...soft, y: 741, size: 9, maxLines: 2 })
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

function writeSignature(pdf: Pdf, { astrologerName, astrologerTitles }: CertificateFacts['practice']): void {
  drawRule(pdf, { x: LEFT, y: 618, width: 210, color: LIGHT_PALETTE.inkSoft })
  writeText(pdf, astrologerName, { x: LEFT, y: 626, width: WIDTH, size: 12, style: 'bold' })
  writeText(pdf, astrologerTitles[0] ?? '', { x: LEFT, y: 645, width: WIDTH, size: 10, color: LIGHT_PALETTE.inkSoft })
}
