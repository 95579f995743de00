import { LIGHT_PALETTE } from '@muhurta/brand'
import { createPdf, drawRule, PAGE_WIDTH, type Pdf, writeText } from '@muhurta/pdf'
import { bundledFont } from '@muhurta/pdf/bundled-fonts'
import { serviceText } from '#content/booking/service-text.ts'
import { amountInWords } from '#content/documents/amount-in-words.ts'
import { RECEIPT_METHODS, RECEIPT_PDF, RECEIPT_TITLES } from '#content/documents/receipt.ts'
import { LANGUAGE_TAG } from '#content/language.ts'
import { longDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { type Receipt, receiptTitle } from '#domain/invoices/receipt.ts'
import { istDate } from '#domain/time/india-time.ts'

const MARGIN = 48
const WIDTH = PAGE_WIDTH - 2 * MARGIN
const TERM_WIDTH = 130

/** The PDF of a receipt for money that came, or of a voucher for money that went back. */
export async function receiptPdf(receipt: Receipt): Promise<Uint8Array> {
  const { seller, number, at } = receipt
  const title = RECEIPT_TITLES[receiptTitle(receipt)]
  const pdf = await createPdf({
    title: `${title} ${number}`,
    language: LANGUAGE_TAG,
    author: seller.name,
    date: at,
    fontBytes: bundledFont,
  })
  const heading = { x: MARGIN, width: WIDTH } as const
  writeText(pdf, title, { ...heading, y: MARGIN, size: 22, style: 'heading', color: LIGHT_PALETTE.link })
  writeText(pdf, number, { ...heading, y: MARGIN + 4, size: 13, style: 'bold', align: 'right' })
  if (receipt.isReversed) {
    const cancelled = {
      ...heading,
      y: MARGIN + 24,
      align: 'right',
      style: 'bold',
      color: LIGHT_PALETTE.danger,
    } as const
    writeText(pdf, RECEIPT_PDF.cancelled, cancelled)
  }
  let y = writeText(pdf, seller.name, { ...heading, y: MARGIN + 36, size: 11, style: 'bold', maxLines: 2 })
  for (const line of [seller.address, `${seller.email}  ·  ${seller.phone}`]) {
    y = writeText(pdf, line, { ...heading, y, size: 9, color: LIGHT_PALETTE.inkSoft, maxLines: 3 })
  }
  drawRule(pdf, { x: MARGIN, y: y + 10, width: WIDTH, color: LIGHT_PALETTE.gold })
  y = writeFacts(pdf, receipt, y + 28)
  writeText(pdf, RECEIPT_PDF.foot, { ...heading, y: y + 24, size: 8, color: LIGHT_PALETTE.inkSoft })
  return pdf.finish()
}

function writeFacts(pdf: Pdf, receipt: Receipt, top: number): number {
  const { kind, clientName, amount, at, method, reference, service, invoiceNumber, creditNote } = receipt
  const about = service ? RECEIPT_PDF.service(serviceText(service), service.bookingCode) : RECEIPT_PDF.onAccount[kind]
  const facts: [string, string | null][] = [
    [RECEIPT_PDF.client[kind], clientName ?? RECEIPT_PDF.unnamedClient],
    [RECEIPT_PDF.amount, formatRupees(amount)],
    [RECEIPT_PDF.inWords, amountInWords(amount)],
    [RECEIPT_PDF.about, about],
    [RECEIPT_PDF.invoice, invoiceNumber],
    [RECEIPT_PDF.creditNote, creditNote],
    [RECEIPT_PDF.date, longDay(istDate(at))],
    [RECEIPT_PDF.method[kind], method && RECEIPT_METHODS[method]],
    [RECEIPT_PDF.reference, reference],
  ]
  let y = top
  for (const [term, value] of facts) {
    if (!value) continue
    writeText(pdf, term, { x: MARGIN, y, width: TERM_WIDTH, color: LIGHT_PALETTE.inkSoft })
    const style = term === RECEIPT_PDF.amount ? 'bold' : 'body'
    y = writeText(pdf, value, { x: MARGIN + TERM_WIDTH, y, width: WIDTH - TERM_WIDTH, style, maxLines: 3 }) + 6
  }
  return y
}
