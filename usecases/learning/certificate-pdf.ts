import type { Certificate } from '#db/learning/certificates.ts'
import type { Practice } from '#domain/content/practice.ts'
import { longDay } from '#domain/date-text.ts'
import { DAWN } from '#domain/dawn.ts'
import { istDate } from '#domain/india-time.ts'
import { PAPER_MARGIN, PAPER_WIDTH, type Paper, startPaper } from '#usecases/papers/paper.ts'

const LEFT = PAPER_MARGIN + 34
const WIDTH = PAPER_WIDTH - 2 * LEFT
const SIGNS = 12

type CertificateFacts = {
  readonly certificate: Pick<Certificate, 'code' | 'holderName' | 'courseTitle' | 'courseLevel' | 'completedAt'>
  readonly practice: Pick<Practice, 'name' | 'astrologerName' | 'astrologerTitles'>
  readonly checkUrl: string
}

/** The paper a member keeps. It says where anybody can ask whether it is true. */
export function certificatePdf({ certificate, practice, checkUrl }: CertificateFacts): Promise<Uint8Array> {
  const { code, holderName, courseTitle, courseLevel, completedAt } = certificate
  const paper = startPaper({
    title: `Certificate of completion: ${courseTitle}`,
    author: practice.name,
    date: completedAt,
  })
  drawFrame(paper)
  drawWheel(paper, { x: PAPER_WIDTH - LEFT - 62, y: 176, radius: 62 })

  const soft = { x: LEFT, width: WIDTH, color: DAWN.inkSoft }
  paper.text(practice.name, { ...soft, y: 104, size: 13, width: WIDTH - 140, mostLines: 2 })
  paper.text('Certificate', { x: LEFT, y: 142, width: WIDTH - 140, size: 34, isBold: true, color: DAWN.link })
  paper.text('of completion', { ...soft, y: 192, size: 16 })
  paper.text('This certifies that', { ...soft, y: 296, size: 12 })
  const belowName = paper.text(holderName ?? 'the member named in our records', {
    x: LEFT,
    y: 318,
    width: WIDTH,
    size: 28,
    isBold: true,
    mostLines: 2,
  })
  paper.text('has completed the course', { ...soft, y: belowName + 14, size: 12 })
  const belowCourse = paper.text(`${courseTitle} (${courseLevel})`, {
    x: LEFT,
    y: belowName + 36,
    width: WIDTH,
    size: 20,
    isBold: true,
    color: DAWN.link,
    mostLines: 2,
  })
  const day = longDay(istDate(completedAt))
  paper.text(`on ${day}.`, { ...soft, y: belowCourse + 12, size: 12 })
  writeSignature(paper, practice)
  paper.text(`Certificate ${code}`, { x: LEFT, y: 724, width: WIDTH, size: 10, isBold: true, color: DAWN.ink })
  paper.text(`Anybody can check it at ${checkUrl}`, { ...soft, y: 741, size: 9, mostLines: 2 })
  return paper.finish()
}

function drawFrame({ document }: Paper): void {
  const { width, height } = document.page
  const frames = [
    { inset: 28, line: 1.5 },
    { inset: 36, line: 0.5 },
  ]
  for (const { inset, line } of frames) {
    document.roundedRect(inset, inset, width - 2 * inset, height - 2 * inset, 10)
    document.lineWidth(line).strokeColor(DAWN.gold).stroke()
  }
}

/** The twelve-fold wheel of the site, small and crisp. */
function drawWheel({ document }: Paper, { x, y, radius }: { x: number; y: number; radius: number }): void {
  document.lineWidth(0.75).strokeColor(DAWN.gold)
  for (const share of [1, 0.84, 0.42]) document.circle(x, y, radius * share).stroke()
  for (let sign = 0; sign < SIGNS; sign++) {
    const angle = (sign / SIGNS) * 2 * Math.PI
    const at = (share: number) => [x + radius * share * Math.cos(angle), y + radius * share * Math.sin(angle)] as const
    document
      .moveTo(...at(0.42))
      .lineTo(...at(1))
      .stroke()
  }
  document.circle(x, y, 4).fillColor(DAWN.gold).fill()
}

function writeSignature(paper: Paper, { astrologerName, astrologerTitles }: CertificateFacts['practice']): void {
  const { document } = paper
  document.moveTo(LEFT, 618).lineTo(LEFT + 210, 618)
  document.lineWidth(0.75).strokeColor(DAWN.inkSoft).stroke()
  paper.text(astrologerName, { x: LEFT, y: 626, width: WIDTH, size: 12, isBold: true })
  paper.text(astrologerTitles[0] ?? '', { x: LEFT, y: 645, width: WIDTH, size: 10, color: DAWN.inkSoft })
}
