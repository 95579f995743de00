import { LIGHT_PALETTE } from '@muhurta/brand'
import { createPdf, drawRule, PAGE_WIDTH, type Pdf, writeText } from '@muhurta/pdf'
import { bundledFont } from '@muhurta/pdf/bundled-fonts'
import { longDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { istDate } from '#domain/india-time.ts'
import { amountInWords } from '#domain/invoices/amount-in-words.ts'
import { type Receipt, receiptTitle } from '#domain/invoices/receipt.ts'

const MARGIN = 48
const WIDTH = PAGE_WIDTH - 2 * MARGIN
const TERM_WIDTH = 130

const WAYS = {
  upi: 'UPI',
  bank: 'Bank transfer',
  swift: 'Transfer from abroad',
  link: 'Payment link',
  cash: 'Cash',
  card: 'Card',
} as const

/** The PDF of a receipt for money that came, or of a voucher for money that went back. */
export async function receiptPdf(receipt: Receipt): Promise<Uint8Array> {
  const { seller, number, at } = receipt
  const title = receiptTitle(receipt)
  const pdf = await createPdf({ title: `${title} ${number}`, author: seller.name, date: at, fontBytes: bundledFont })
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
    writeText(pdf, 'CANCELLED: recorded by mistake', cancelled)
  }
  let y = writeText(pdf, seller.name, { ...heading, y: MARGIN + 36, size: 11, style: 'bold', maxLines: 2 })
  for (const line of [seller.address, `${seller.email}  ·  ${seller.phone}`]) {
    y = writeText(pdf, line, { ...heading, y, size: 9, color: LIGHT_PALETTE.inkSoft, maxLines: 3 })
  }
  drawRule(pdf, { x: MARGIN, y: y + 10, width: WIDTH, color: LIGHT_PALETTE.gold })
  y = writeFacts(pdf, receipt, y + 28)
  writeText(pdf, FOOT, { ...heading, y: y + 24, size: 8, color: LIGHT_PALETTE.inkSoft })
  return pdf.finish()
}

const FOOT = 'This document is computer-generated and valid without a signature. It is not a tax invoice.'

function writeFacts(pdf: Pdf, receipt: Receipt, top: number): number {
  const { kind, clientName, amount, at, way, reference, about, invoiceNumber, creditNote } = receipt
  const facts: [string, string | null][] = [
    [kind === 'payment' ? 'Received from' : 'Refunded to', clientName],
    ['Amount', formatRupees(amount)],
    ['In words', amountInWords(amount)],
    ['For', about],
    ['Invoice', invoiceNumber],
    ['Credit note', creditNote],
    ['Date', longDay(istDate(at))],
    [kind === 'payment' ? 'Paid by' : 'Refunded by', way && WAYS[way]],
    ['Reference', reference],
  ]
  let y = top
  for (const [term, value] of facts) {
    if (!value) continue
    writeText(pdf, term, { x: MARGIN, y, width: TERM_WIDTH, color: LIGHT_PALETTE.inkSoft })
    const style = term === 'Amount' ? 'bold' : 'body'
    y = writeText(pdf, value, { x: MARGIN + TERM_WIDTH, y, width: WIDTH - TERM_WIDTH, style, maxLines: 3 }) + 6
  }
  return y
}
