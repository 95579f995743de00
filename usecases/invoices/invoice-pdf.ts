import type { InvoiceRow } from '#db/payments/invoices.ts'
import { longDay, shortDay } from '#domain/date-text.ts'
import { DAWN } from '#domain/dawn.ts'
import { istInstant } from '#domain/india-time.ts'
import { amountInWords } from '#domain/invoices/amount-in-words.ts'
import { stateName } from '#domain/invoices/indian-states.ts'
import { invoiceTitle } from '#domain/invoices/invoices.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { PAPER_MARGIN, PAPER_WIDTH, type Paper, startPaper } from '#usecases/papers/paper.ts'

const WIDTH = PAPER_WIDTH - 2 * PAPER_MARGIN
const HALF = WIDTH / 2 - 12
const RIGHT_HALF = PAPER_MARGIN + WIDTH / 2 + 12

const STATUS_LABELS = { paid: 'PAID', pending: 'PAYMENT BEING CHECKED', cancelled: 'CANCELLED' } as const
const STATUS_COLORS = { paid: DAWN.success, pending: DAWN.goldText, cancelled: DAWN.danger } as const

const MODE_LABELS = {
  unregistered: 'The supplier is not registered under GST. No tax is charged.',
  bill_of_supply: 'Composition taxable person, not eligible to collect tax on supplies.',
  tax_invoice: 'The price includes GST. Reverse charge: no.',
} as const

/** The paper of an invoice or a credit note, from what was kept on the day of issue and nothing else. */
export async function invoicePdf(invoice: InvoiceRow): Promise<Uint8Array> {
  const title = `${invoiceTitle(invoice)} ${invoice.invoiceNumber}`
  const date = istInstant(invoice.invoiceDate, '12:00')
  const paper = startPaper({ title, author: invoice.snapshot.seller.name, date })

  writeHead(paper, invoice)
  const belowParties = writeParties(paper, invoice, 150)
  const belowItem = writeItem(paper, invoice, belowParties + 22)
  const belowSums = writeSums(paper, invoice, belowItem + 8)
  writePayment(paper, invoice, belowSums + 24)
  writeFoot(paper, invoice)
  return paper.finish()
}

function writeHead(paper: Paper, invoice: InvoiceRow): void {
  const { seller, creditedNumber } = invoice.snapshot
  const top = PAPER_MARGIN
  paper.text(invoiceTitle(invoice), { x: PAPER_MARGIN, y: top, width: HALF, size: 22, isBold: true, color: DAWN.link })
  paper.text(seller.name, { x: PAPER_MARGIN, y: top + 34, width: HALF, size: 11, mostLines: 2 })

  const right = { x: RIGHT_HALF, width: HALF, align: 'right' } as const
  paper.text(invoice.invoiceNumber, { ...right, y: top + 4, size: 13, isBold: true })
  paper.text(`Date: ${longDay(invoice.invoiceDate)}`, { ...right, y: top + 26, color: DAWN.inkSoft })
  const status = invoice.kind === 'credit_note' ? `Against invoice ${creditedNumber}` : STATUS_LABELS[invoice.status]
  const color = invoice.kind === 'credit_note' ? DAWN.inkSoft : STATUS_COLORS[invoice.status]
  paper.text(status, { ...right, y: top + 44, isBold: true, color })
  paper.rule(132, DAWN.gold)
}

function writeParties(paper: Paper, invoice: InvoiceRow, y: number): number {
  const { seller, placeOfSupply } = invoice.snapshot
  const left = writeParty(paper, { x: PAPER_MARGIN, y }, 'From', [
    seller.legalName ?? seller.name,
    seller.address,
    seller.gstin === null ? '' : `GSTIN ${seller.gstin}`,
    seller.stateCode === null ? '' : `State ${stateName(seller.stateCode)} (${seller.stateCode})`,
    [seller.email, seller.phone].filter(Boolean).join('  ·  '),
  ])
  const right = writeParty(paper, { x: RIGHT_HALF, y }, 'Billed to', [
    invoice.clientName,
    invoice.clientEmail,
    invoice.clientPhone,
    placeOfSupply === null ? '' : `Place of supply: ${stateName(placeOfSupply)} (${placeOfSupply})`,
  ])
  return Math.max(left, right)
}

function writeParty(paper: Paper, at: { x: number; y: number }, label: string, lines: readonly string[]): number {
  let y = paper.text(label, { ...at, width: HALF, size: 9, color: DAWN.inkSoft })
  for (const [index, line] of lines.entries()) {
    const isName = index === 0
    if (line !== '')
      y = paper.text(line, { x: at.x, y, width: HALF, isBold: isName, size: isName ? 11 : 10, mostLines: 3 })
  }
  return y
}

const SUM_WIDTH = 110

function writeItem(paper: Paper, invoice: InvoiceRow, y: number): number {
  const { snapshot, serviceType } = invoice
  const { document } = paper
  document.rect(PAPER_MARGIN, y, WIDTH, 24).fill('#F7EAD0')
  const words = WIDTH - SUM_WIDTH - 24
  const sum = { x: PAPER_MARGIN + WIDTH - SUM_WIDTH - 10, width: SUM_WIDTH, align: 'right' } as const
  paper.text('Service', { x: PAPER_MARGIN + 10, y: y + 5, width: words, isBold: true })
  paper.text('Amount', { ...sum, y: y + 5, isBold: true })

  const details = [
    serviceType === 'course' ? 'Course' : 'Consultation',
    snapshot.session,
    snapshot.sac === null ? null : `SAC ${snapshot.sac}`,
    `Booking ${snapshot.bookingCode}`,
  ]
  paper.text(money(invoice.amount), { ...sum, y: y + 33 })
  const below = paper.text(invoice.serviceName, {
    x: PAPER_MARGIN + 10,
    y: y + 33,
    width: words,
    isBold: true,
    mostLines: 2,
  })
  const text = details.filter((detail) => detail !== null).join('  ·  ')
  const bottom = paper.text(text, {
    x: PAPER_MARGIN + 10,
    y: below,
    width: words,
    size: 9,
    color: DAWN.inkSoft,
    mostLines: 2,
  })
  paper.rule(bottom + 8)
  return bottom + 8
}

function writeSums(paper: Paper, invoice: InvoiceRow, top: number): number {
  const taxes: [string, Paise][] = [
    ['CGST 9%', invoice.cgst],
    ['SGST 9%', invoice.sgst],
    ['IGST 18%', invoice.igst],
  ]
  const isTaxed = invoice.gstMode === 'tax_invoice'
  const rows: [string, Paise][] = isTaxed
    ? [['Taxable value', invoice.amount], ...taxes.filter(([, tax]) => tax > 0)]
    : []

  const label = { x: RIGHT_HALF, width: HALF - SUM_WIDTH - 10, align: 'right' } as const
  const sum = { x: PAPER_MARGIN + WIDTH - SUM_WIDTH - 10, width: SUM_WIDTH, align: 'right' } as const
  let y = top
  for (const [name, amount] of rows) {
    paper.text(name, { ...label, y, color: DAWN.inkSoft })
    y = paper.text(money(amount), { ...sum, y })
  }
  paper.text('Total', { ...label, y: y + 4, size: 13, isBold: true })
  y = paper.text(money(invoice.totalAmount), { ...sum, y: y + 4, size: 13, isBold: true })
  return paper.text(amountInWords(invoice.totalAmount), { x: PAPER_MARGIN, y: y + 10, width: WIDTH, mostLines: 2 })
}

function writePayment(paper: Paper, invoice: InvoiceRow, y: number): void {
  const { upiReference } = invoice.snapshot
  const paid = invoice.paidAt === null ? null : shortDay(invoice.paidAt)
  const isNote = invoice.kind === 'credit_note'
  const unpaid = invoice.status === 'cancelled' ? 'Not paid, and cancelled' : 'The transfer is being checked'
  const facts = isNote
    ? [`Refunded on ${paid}, for the UPI transfer ${upiReference}`]
    : [`UPI reference ${upiReference}`, paid === null ? unpaid : `Payment received on ${paid}`]

  const below = paper.text(isNote ? 'Refund' : 'Payment', {
    x: PAPER_MARGIN,
    y,
    width: WIDTH,
    size: 9,
    color: DAWN.inkSoft,
  })
  paper.text(facts.join('  ·  '), { x: PAPER_MARGIN, y: below, width: WIDTH, mostLines: 2 })
}

function writeFoot(paper: Paper, { gstMode }: InvoiceRow): void {
  const y = 770
  paper.rule(y - 10)
  const below = paper.text(MODE_LABELS[gstMode], { x: PAPER_MARGIN, y, width: WIDTH, size: 9, color: DAWN.inkSoft })
  paper.text('This paper was made by a computer and is valid without a signature.', {
    x: PAPER_MARGIN,
    y: below,
    width: WIDTH,
    size: 8,
    color: DAWN.inkSoft,
  })
}

/** Always with paise: a column of sums has to line up. */
function money(amount: Paise): string {
  const text = formatRupees(amount)
  return text.includes('.') ? text : `${text}.00`
}
