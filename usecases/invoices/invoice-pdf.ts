import { LIGHT_PALETTE } from '@muhurta/brand'
import { createPdf, drawRule, PAGE_WIDTH, type Pdf, writeText } from '@muhurta/pdf'
import { bundledFont } from '@muhurta/pdf/bundled-fonts'
import { longDay, shortDay } from '#content/words/dates.ts'
import { discountText } from '#content/words/ledger-labels.ts'
import { formatRupees } from '#content/words/money.ts'
import type { InvoiceRow } from '#db/payments/invoices.ts'
import type { ServiceType } from '#domain/bookings/booking-service.ts'
import { istInstant } from '#domain/india-time.ts'
import { stateName } from '#domain/indian-states.ts'
import { amountInWords } from '#domain/invoices/amount-in-words.ts'
import { invoiceTitle, shownNumber } from '#domain/invoices/invoice.ts'
import { howPaid, paidBy } from '#domain/invoices/paid-by.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { negative } from '#domain/payments/ledger.ts'
import type { Settlement } from './read-settlement.ts'

const MARGIN = 48
const WIDTH = PAGE_WIDTH - 2 * MARGIN
const HALF = WIDTH / 2 - 12
const RIGHT_HALF = MARGIN + WIDTH / 2 + 12

const STATUS_LABELS = { paid: 'PAID', pending: 'PAYMENT BEING CHECKED', cancelled: 'CANCELLED' } as const
const STATUS_COLORS = {
  paid: LIGHT_PALETTE.success,
  pending: LIGHT_PALETTE.goldText,
  cancelled: LIGHT_PALETTE.danger,
} as const

const MODE_LABELS = {
  unregistered: 'The supplier is not registered under GST. No tax is charged.',
  bill_of_supply: 'Composition taxable person, not eligible to collect tax on supplies.',
  tax_invoice: 'The price includes GST. Reverse charge: no.',
} as const

const NOT_A_TAX_DOCUMENT = 'Provisional: not a tax document'
const PROVISIONAL_LABEL =
  'This is not an invoice under tax law and not a receipt. The invoice gets its number when the payment is verified.'

/** The PDF of an invoice or a credit note, from the facts saved on the day of issue and nothing else. */
export async function invoicePdf(invoice: InvoiceRow, settlement?: Settlement): Promise<Uint8Array> {
  const title = `${invoiceTitle(invoice)} ${shownNumber(invoice)}`
  const date = istInstant(invoice.invoiceDate, '12:00')
  const pdf = await createPdf({ title, author: invoice.snapshot.seller.name, date, fontBytes: bundledFont })

  writeHead(pdf, invoice, settlement)
  const belowParties = writeParties(pdf, invoice, 150)
  const belowItem = writeItem(pdf, invoice, belowParties + 22)
  const belowSums = writeSums(pdf, invoice, belowItem + 8)
  const belowPayment = writePayment(pdf, invoice, belowSums + 24)
  const belowParts = settlement ? writeSettlement(pdf, settlement, belowPayment + 12) : belowPayment
  if (invoice.notes !== '') writeNotes(pdf, invoice.notes, belowParts + 18)
  writeFoot(pdf, invoice)
  return pdf.finish()
}

function writeHead(pdf: Pdf, invoice: InvoiceRow, settlement: Settlement | undefined): void {
  const { seller, creditedNumber } = invoice.snapshot
  const top = MARGIN
  writeText(pdf, invoiceTitle(invoice), {
    x: MARGIN,
    y: top,
    width: HALF,
    size: 22,
    style: 'heading',
    color: LIGHT_PALETTE.link,
  })
  writeText(pdf, seller.name, { x: MARGIN, y: top + 34, width: HALF, size: 11, maxLines: 2 })

  const right = { x: RIGHT_HALF, width: HALF, align: 'right' } as const
  writeText(pdf, shownNumber(invoice), { ...right, y: top + 4, size: 13, style: 'bold' })
  writeText(pdf, `Date: ${longDay(invoice.invoiceDate)}`, { ...right, y: top + 26, color: LIGHT_PALETTE.inkSoft })
  const status = invoice.kind === 'credit_note' ? `Against invoice ${creditedNumber}` : statusText(invoice, settlement)
  const color = invoice.kind === 'credit_note' ? LIGHT_PALETTE.inkSoft : statusColor(invoice, settlement)
  writeText(pdf, status, { ...right, y: top + 44, style: 'bold', color })
  if (invoice.invoiceNumber === null) {
    writeText(pdf, NOT_A_TAX_DOCUMENT, { ...right, y: top + 62, style: 'bold', color: LIGHT_PALETTE.danger })
  }
  drawRule(pdf, { x: MARGIN, y: 132, width: WIDTH, color: LIGHT_PALETTE.gold })
}

function statusText({ status, totalAmount }: InvoiceRow, settlement: Settlement | undefined): string {
  if (status === 'cancelled' || !settlement || settlement.balance <= 0) return STATUS_LABELS[status]
  return settlement.balance < totalAmount ? 'PART PAID' : 'BALANCE DUE'
}

function statusColor({ status }: InvoiceRow, settlement: Settlement | undefined): string {
  return STATUS_COLORS[status === 'paid' && settlement && settlement.balance > 0 ? 'pending' : status]
}

function writeParties(pdf: Pdf, invoice: InvoiceRow, y: number): number {
  const { seller, placeOfSupply } = invoice.snapshot
  const left = writeParty(pdf, { x: MARGIN, y }, 'From', [
    seller.legalName ?? seller.name,
    seller.address,
    seller.gstin === null ? '' : `GSTIN ${seller.gstin}`,
    seller.stateCode === null ? '' : `State ${stateName(seller.stateCode)} (${seller.stateCode})`,
    [seller.email, seller.phone].filter(Boolean).join('  ·  '),
  ])
  const right = writeParty(pdf, { x: RIGHT_HALF, y }, 'Billed to', [
    invoice.clientName,
    invoice.clientEmail,
    invoice.clientPhone,
    placeOfSupply === null ? '' : `Place of supply: ${stateName(placeOfSupply)} (${placeOfSupply})`,
  ])
  return Math.max(left, right)
}

function writeParty(pdf: Pdf, at: { x: number; y: number }, label: string, lines: readonly string[]): number {
  let y = writeText(pdf, label, { ...at, width: HALF, size: 9, color: LIGHT_PALETTE.inkSoft })
  for (const [index, line] of lines.entries()) {
    const isName = index === 0
    if (line !== '')
      y = writeText(pdf, line, {
        x: at.x,
        y,
        width: HALF,
        style: isName ? 'bold' : 'body',
        size: isName ? 11 : 10,
        maxLines: 3,
      })
  }
  return y
}

const SUM_WIDTH = 110

const SERVICE_NAMES: Readonly<Record<ServiceType, string>> = {
  course: 'Course',
  consultation: 'Consultation',
  pass: 'Session pass',
  voucher: 'Gift voucher',
}

function writeItem(pdf: Pdf, invoice: InvoiceRow, y: number): number {
  const { snapshot, serviceType, kind, totalAmount, gstMode } = invoice
  const discount = kind === 'invoice' ? snapshot.discount : undefined
  pdf.document.rect(MARGIN, y, WIDTH, 24).fill(LIGHT_PALETTE.panelStrong)
  const textWidth = WIDTH - SUM_WIDTH - 24
  const sum = { x: MARGIN + WIDTH - SUM_WIDTH - 10, width: SUM_WIDTH, align: 'right' } as const
  writeText(pdf, 'Service', { x: MARGIN + 10, y: y + 5, width: textWidth, style: 'bold' })
  const amountLabel = gstMode === 'tax_invoice' ? 'Amount with GST' : 'Amount'
  writeText(pdf, amountLabel, { ...sum, y: y + 5, style: 'bold' })

  const details = [
    SERVICE_NAMES[serviceType],
    snapshot.session,
    snapshot.sac === null ? null : `SAC ${snapshot.sac}`,
    `Booking ${snapshot.bookingCode}`,
  ]
  writeText(pdf, money(discount?.listed ?? totalAmount), { ...sum, y: y + 33 })
  const below = writeText(pdf, invoice.serviceName, {
    x: MARGIN + 10,
    y: y + 33,
    width: textWidth,
    style: 'bold',
    maxLines: 2,
  })
  const text = details.filter((detail) => detail !== null).join('  ·  ')
  let bottom = writeText(pdf, text, {
    x: MARGIN + 10,
    y: below,
    width: textWidth,
    size: 9,
    color: LIGHT_PALETTE.inkSoft,
    maxLines: 2,
  })
  for (const line of discount ? (discount.lines ?? [discount]) : []) {
    const name = line.label === '' ? 'Discount' : `Discount: ${discountText(line.label)}`
    writeText(pdf, money(negative(line.amount)), { ...sum, y: bottom + 6 })
    bottom = writeText(pdf, name, { x: MARGIN + 10, y: bottom + 6, width: textWidth, maxLines: 1 })
  }
  drawRule(pdf, { x: MARGIN, y: bottom + 8, width: WIDTH })
  return bottom + 8
}

function writeSums(pdf: Pdf, invoice: InvoiceRow, top: number): number {
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
  const sum = { x: MARGIN + WIDTH - SUM_WIDTH - 10, width: SUM_WIDTH, align: 'right' } as const
  let y = top
  for (const [name, amount] of rows) {
    writeText(pdf, name, { ...label, y, color: LIGHT_PALETTE.inkSoft })
    y = writeText(pdf, money(amount), { ...sum, y })
  }
  writeText(pdf, 'Total', { ...label, y: y + 4, size: 13, style: 'bold' })
  y = writeText(pdf, money(invoice.totalAmount), { ...sum, y: y + 4, size: 13, style: 'bold' })
  return writeText(pdf, amountInWords(invoice.totalAmount), { x: MARGIN, y: y + 10, width: WIDTH, maxLines: 2 })
}

function writePayment(pdf: Pdf, invoice: InvoiceRow, y: number): number {
  const how = howPaid(invoice.snapshot)
  const paid = invoice.paidAt === null ? null : shortDay(invoice.paidAt)
  const isNote = invoice.kind === 'credit_note'
  const isAtSession = invoice.snapshot.way === 'session'
  const checked = isAtSession ? [] : 'Payment is being checked'
  const unpaid = invoice.status === 'cancelled' ? 'Cancelled before payment' : checked
  const facts = isNote
    ? [`Refunded on ${paid}${how === undefined ? '' : ` (payment ${how})`}`]
    : [paidBy(invoice.snapshot) ?? [], paid === null ? unpaid : `Payment received on ${paid}`].flat()

  const below = writeText(pdf, isNote ? 'Refund' : 'Payment', {
    x: MARGIN,
    y,
    width: WIDTH,
    size: 9,
    color: LIGHT_PALETTE.inkSoft,
  })
  return writeText(pdf, facts.join('  ·  '), { x: MARGIN, y: below, width: WIDTH, maxLines: 2 })
}

/** Each part that was paid when the number was drawn, and what was still due. */
function writeSettlement(pdf: Pdf, { parts, received, balance }: Settlement, top: number): number {
  const label = { x: MARGIN, width: WIDTH - SUM_WIDTH - 20 } as const
  const sum = { x: MARGIN + WIDTH - SUM_WIDTH - 10, width: SUM_WIDTH, align: 'right' } as const
  let y = top
  for (const { at, text, amount } of parts.slice(0, MOST_PARTS)) {
    writeText(pdf, money(amount), { ...sum, y, size: 9 })
    y = writeText(pdf, `${shortDay(at)}  ·  ${text}`, { ...label, y, size: 9, color: LIGHT_PALETTE.inkSoft })
  }
  if (balance <= 0) return y
  if (received > 0) {
    const sums = `${formatRupees(received)} of ${formatRupees(paiseFrom(received + balance))} received`
    y = writeText(pdf, sums, { ...label, y: y + 2, style: 'bold' })
  }
  writeText(pdf, money(balance), { ...sum, y: y + 2, style: 'bold' })
  y = writeText(pdf, 'Balance due', { ...label, y: y + 2, style: 'bold' })
  return writeText(pdf, 'Each later payment has a receipt.', { ...label, y, size: 9, color: LIGHT_PALETTE.inkSoft })
}

function writeNotes(pdf: Pdf, notes: string, top: number): void {
  const text = { x: MARGIN, width: WIDTH } as const
  const below = writeText(pdf, 'Note', { ...text, y: top, size: 9, color: LIGHT_PALETTE.inkSoft })
  writeText(pdf, notes, { ...text, y: below, maxLines: 4 })
}

/** More would not fit on the page; the ledger has all of them. */
const MOST_PARTS = 12

function writeFoot(pdf: Pdf, { gstMode, invoiceNumber }: InvoiceRow): void {
  const y = 770
  drawRule(pdf, { x: MARGIN, y: y - 10, width: WIDTH })
  const below = writeText(pdf, MODE_LABELS[gstMode], {
    x: MARGIN,
    y,
    width: WIDTH,
    size: 9,
    color: LIGHT_PALETTE.inkSoft,
  })
  writeText(
    pdf,
    invoiceNumber === null ? PROVISIONAL_LABEL : 'This document is computer-generated and valid without a signature.',
    {
      x: MARGIN,
      y: below,
      width: WIDTH,
      size: 8,
      color: LIGHT_PALETTE.inkSoft,
    },
  )
}

/** Always with paise: a column of sums has to line up. */
function money(amount: Paise): string {
  const text = formatRupees(amount)
  return text.includes('.') ? text : `${text}.00`
}
