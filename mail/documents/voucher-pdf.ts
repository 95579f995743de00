import { LIGHT_PALETTE } from '@muhurta/brand'
import { canPrint, createPdf, drawRosette, drawRule, PAGE_HEIGHT, PAGE_WIDTH, type Pdf, writeText } from '@muhurta/pdf'
import { bundledFont } from '@muhurta/pdf/bundled-fonts'
import { VOUCHER_PDF } from '#content/documents/gifts-and-certificates.ts'
import { LANGUAGE_TAG } from '#content/language.ts'
import { longDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import type { PrintedVoucher } from '#domain/invoices/documents.ts'
import { latinName } from '#domain/latin-letters.ts'

const LEFT = 92
const WIDTH = PAGE_WIDTH - 2 * LEFT
const CENTER = PAGE_WIDTH / 2

/** From here on the sheet is the same for every voucher: code, validity, seal. */
const CODE_TOP = 556
const CODE_HEIGHT = 92
const SEAL = { x: CENTER, y: 706, radius: 34 }

/** A gift voucher to print and hand over. */
export async function voucherPdf(voucher: PrintedVoucher): Promise<Uint8Array> {
  const { amount, giverName, recipientName, message, issuedAt, lastDay, code, practice, redeemUrl } = voucher
  const title = VOUCHER_PDF.documentTitle(formatRupees(amount))
  const pdf = await createPdf({
    title,
    language: LANGUAGE_TAG,
    author: practice.name,
    date: issuedAt,
    fontBytes: bundledFont,
  })
  const text = { x: LEFT, width: WIDTH, align: 'center' } as const
  const soft = { ...text, color: LIGHT_PALETTE.inkSoft } as const

  drawSheet(pdf)
  drawRosette(pdf, { x: CENTER, y: 122, radius: 46 })
  let y = writeText(pdf, practice.name, { ...soft, y: 182, size: 13, maxLines: 2 })
  y = writeText(pdf, VOUCHER_PDF.title, { ...text, y: y + 4, size: 38, style: 'heading', color: LIGHT_PALETTE.link })
  y = writeText(pdf, formatRupees(amount), {
    ...text,
    y: y + 2,
    size: 34,
    style: 'bold',
    color: LIGHT_PALETTE.goldText,
  })
  drawDivider(pdf, y + 12)
  y = writeName(pdf, { label: VOUCHER_PDF.recipient, name: recipientName, y: y + 24, size: 22 })
  const words = printedMessage(message ?? '')
  if (words !== '') y = writeText(pdf, words, { ...text, y: y + 10, size: 11.5, maxLines: 8 })
  writeName(pdf, { label: VOUCHER_PDF.giver, name: giverName, y: y + 8, size: 14 })

  writeCode(pdf, code, longDay(lastDay))
  drawSeal(pdf, practice.name)
  y = writeText(pdf, VOUCHER_PDF.howToRedeem(redeemUrl), {
    ...soft,
    y: SEAL.y + SEAL.radius + 8,
    size: 9,
    maxLines: 2,
  })
  y = writeText(pdf, contactOf(practice), { ...soft, y, size: 9, maxLines: 2 })
  writeText(pdf, VOUCHER_PDF.foot, { ...soft, y, size: 7.5, maxLines: 2 })
  return pdf.finish()
}

function contactOf({ contact }: PrintedVoucher['practice']): string {
  return [contact.email, contact.phone].filter(Boolean).join('  ·  ')
}

/** A name as it was given, or romanized where our fonts lack its script; undefined if they cannot set it at all. */
export function printedName(name: string): string | undefined {
  return [name, latinName(name)].find(canPrint)
}

/** A name that cannot be set gets a line to write it by hand. */
function writeName(
  pdf: Pdf,
  { label, name, y, size }: { label: string; name: string | null; y: number; size: number },
): number {
  if (!name) return y
  const printed = printedName(name)
  const text = { x: LEFT, width: WIDTH, align: 'center' } as const
  const below = writeText(pdf, label, { ...text, y, size: 10, color: LIGHT_PALETTE.inkSoft })
  if (printed !== undefined) return writeText(pdf, printed, { ...text, y: below, size, style: 'bold', maxLines: 2 })
  drawRule(pdf, { x: CENTER - 120, y: below + size * 1.2, width: 240, color: LIGHT_PALETTE.inkSoft })
  return below + size * 1.45
}

/** Without what our fonts lack, such as pictures; a message that is mostly so is left for a handwritten one. */
function printedMessage(message: string): string {
  const kept = Array.from(message.normalize('NFC')).filter(canPrint)
  const lengthOf = (characters: readonly string[]) => characters.join('').replaceAll(/[^\p{L}]/gu, '').length
  return lengthOf(kept) * 2 > lengthOf(Array.from(message)) ? kept.join('').replaceAll(/ +/g, ' ').trim() : ''
}

function writeCode(pdf: Pdf, code: string, lastDay: string): void {
  const text = { x: LEFT, width: WIDTH, align: 'center' } as const
  const { document } = pdf
  document.roundedRect(LEFT, CODE_TOP, WIDTH, CODE_HEIGHT, 12).fillColor(LIGHT_PALETTE.panelStrong).fill()
  let y = writeText(pdf, VOUCHER_PDF.code, { ...text, y: CODE_TOP + 12, size: 10, color: LIGHT_PALETTE.inkSoft })
  y = writeText(pdf, code, { ...text, y, size: 25, style: 'bold' })
  writeText(pdf, VOUCHER_PDF.validUntil(lastDay), { ...text, y, size: 11 })
}

/** The warm sheet with its double border, and a small rosette in each corner. */
function drawSheet(pdf: Pdf): void {
  const { document } = pdf
  document.rect(0, 0, PAGE_WIDTH, PAGE_HEIGHT).fillColor(LIGHT_PALETTE.page).fill()
  for (const { inset, line } of [
    { inset: 26, line: 1.5 },
    { inset: 36, line: 0.5 },
  ]) {
    document.roundedRect(inset, inset, PAGE_WIDTH - 2 * inset, PAGE_HEIGHT - 2 * inset, 12)
    document.lineWidth(line).strokeColor(LIGHT_PALETTE.gold).stroke()
  }
  for (const x of [62, PAGE_WIDTH - 62]) {
    for (const y of [62, PAGE_HEIGHT - 62]) drawRosette(pdf, { x, y, radius: 14 })
  }
}

function drawDivider(pdf: Pdf, y: number): void {
  for (const x of [CENTER - 120, CENTER + 20]) drawRule(pdf, { x, y, width: 100, color: LIGHT_PALETTE.gold })
  drawRosette(pdf, { x: CENTER, y, radius: 9 })
}

/** The practice's seal: its initial in rings. */
function drawSeal(pdf: Pdf, practiceName: string): void {
  const { x, y, radius } = SEAL
  pdf.document.strokeColor(LIGHT_PALETTE.link)
  for (const { share, line } of [
    { share: 1, line: 1.5 },
    { share: 0.88, line: 0.5 },
    { share: 0.6, line: 0.5 },
  ]) {
    pdf.document
      .circle(x, y, radius * share)
      .lineWidth(line)
      .stroke()
  }
  for (let mark = 0; mark < 27; mark++) {
    const angle = (mark / 27) * 2 * Math.PI
    pdf.document.circle(x + radius * 0.74 * Math.cos(angle), y + radius * 0.74 * Math.sin(angle), 1)
    pdf.document.fillColor(LIGHT_PALETTE.link).fill()
  }
  const [initial = ''] = latinName(practiceName)
  writeText(pdf, initial.toUpperCase(), {
    x: x - radius,
    y: y - 16.5,
    width: 2 * radius,
    align: 'center',
    size: 22,
    style: 'heading',
    color: LIGHT_PALETTE.link,
  })
}
