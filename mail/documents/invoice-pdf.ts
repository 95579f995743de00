import { LIGHT_PALETTE } from '@muhurta/brand'
import { createPdf, drawRule, PAGE_WIDTH, type Pdf, writeText } from '@muhurta/pdf'
import { bundledFont } from '@muhurta/pdf/bundled-fonts'
import { serviceText } from '#content/booking/service-text.ts'
import { amountInWords } from '#content/documents/amount-in-words.ts'
import {
  INVOICE_PDF,
  INVOICE_STATUS,
  INVOICE_TITLES,
  INVOICED_SERVICES,
  PART_PAID_BY,
  paidBy,
  refundedOn,
  TAX_NOTES,
} from '#content/documents/invoice.ts'
import { LANGUAGE_TAG } from '#content/language.ts'
import { longDay, shortDay } from '#content/words/dates.ts'
import { stateName } from '#content/words/indian-names.ts'
import { discountText, ledgerText } from '#content/words/ledger-labels.ts'
import { formatRupees } from '#content/words/money.ts'
import { clientTime } from '#content/words/session-times.ts'
import type { PrintedInvoice, SettledPart, Settlement } from '#domain/invoices/documents.ts'
import { type InvoiceSnapshot, invoiceTitle, shownNumber } from '#domain/invoices/invoice.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { negative } from '#domain/payments/ledger.ts'
import { istInstant } from '#domain/time/india-time.ts'

const MARGIN = 48
const WIDTH = PAGE_WIDTH - 2 * MARGIN
const HALF = WIDTH / 2 - 12
const RIGHT_HALF = MARGIN + WIDTH / 2 + 12

const STATUS_COLORS = {
  paid: LIGHT_PALETTE.success,
  pending: LIGHT_PALETTE.goldText,
  cancelled: LIGHT_PALETTE.danger,
} as const

/** The PDF of an invoice or a credit note, from the facts saved on the day of issue and nothing else. */
export async function invoicePdf(invoice: PrintedInvoice, settlement?: Settlement): Promise<Uint8Array> {
  const title = `${INVOICE_TITLES[invoiceTitle(invoice)]} ${shownNumber(invoice)}`
  const date = istInstant(invoice.invoiceDate, '12:00')
  const pdf = await createPdf({
    title,
    language: LANGUAGE_TAG,
    author: invoice.snapshot.seller.name,
    date,
    fontBytes: bundledFont,
  })

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

function writeHead(pdf: Pdf, invoice: PrintedInvoice, settlement: Settlement | undefined): void {
  const { seller, creditedNumber } = invoice.snapshot
  const top = MARGIN
  writeText(pdf, INVOICE_TITLES[invoiceTitle(invoice)], {
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
  writeText(pdf, INVOICE_PDF.date(longDay(invoice.invoiceDate)), {
    ...right,
    y: top + 26,
    color: LIGHT_PALETTE.inkSoft,
  })
  const isNote = invoice.kind === 'credit_note'
  const status = isNote ? INVOICE_PDF.againstInvoice(String(creditedNumber)) : statusText(invoice, settlement)
  const color = isNote ? LIGHT_PALETTE.inkSoft : statusColor(invoice, settlement)
  writeText(pdf, status, { ...right, y: top + 44, style: 'bold', color })
  if (invoice.invoiceNumber === null) {
    writeText(pdf, INVOICE_PDF.notTaxDocument, { ...right, y: top + 62, style: 'bold', color: LIGHT_PALETTE.danger })
  }
  drawRule(pdf, { x: MARGIN, y: 132, width: WIDTH, color: LIGHT_PALETTE.gold })
}

function statusText({ status, totalAmount }: PrintedInvoice, settlement: Settlement | undefined): string {
  if (status === 'cancelled' || !settlement || settlement.balance <= 0) return INVOICE_STATUS[status]
  return INVOICE_STATUS[settlement.balance < totalAmount ? 'part-paid' : 'not-paid']
}

function statusColor({ status }: PrintedInvoice, settlement: Settlement | undefined): string {
  return STATUS_COLORS[status === 'paid' && settlement && settlement.balance > 0 ? 'pending' : status]
}

function writeParties(pdf: Pdf, invoice: PrintedInvoice, y: number): number {
  const { seller, placeOfSupply } = invoice.snapshot
  const left = writeParty(pdf, { x: MARGIN, y }, INVOICE_PDF.seller, [
    seller.legalName ?? seller.name,
    seller.address,
    seller.gstin === null ? '' : INVOICE_PDF.gstin(seller.gstin),
    seller.stateCode === null ? '' : INVOICE_PDF.state(stateName(seller.stateCode), seller.stateCode),
    [seller.email, seller.phone].filter(Boolean).join('  ·  '),
  ])
  const right = writeParty(pdf, { x: RIGHT_HALF, y }, INVOICE_PDF.client, [
    invoice.clientName || INVOICE_PDF.unnamedClient,
    invoice.clientEmail,
    invoice.clientPhone,
    placeOfSupply === null ? '' : INVOICE_PDF.placeOfSupply(stateName(placeOfSupply), placeOfSupply),
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

function writeItem(pdf: Pdf, invoice: PrintedInvoice, y: number): number {
  const { snapshot, serviceType, kind, totalAmount, gstMode } = invoice
  const discount = kind === 'invoice' ? snapshot.discount : undefined
  pdf.document.rect(MARGIN, y, WIDTH, 24).fill(LIGHT_PALETTE.panelStrong)
  const textWidth = WIDTH - SUM_WIDTH - 24
  const sum = { x: MARGIN + WIDTH - SUM_WIDTH - 10, width: SUM_WIDTH, align: 'right' } as const
  writeText(pdf, INVOICE_PDF.service, { x: MARGIN + 10, y: y + 5, width: textWidth, style: 'bold' })
  const amountLabel = gstMode === 'tax_invoice' ? INVOICE_PDF.amountWithGst : INVOICE_PDF.amount
  writeText(pdf, amountLabel, { ...sum, y: y + 5, style: 'bold' })

  const details = [
    INVOICED_SERVICES[serviceType],
    appointmentText(snapshot),
    snapshot.sac === null ? null : INVOICE_PDF.sac(snapshot.sac),
    INVOICE_PDF.booking(snapshot.bookingCode),
  ]
  writeText(pdf, money(discount?.listed ?? totalAmount), { ...sum, y: y + 33 })
  const { serviceName } = invoice
  const service = serviceText({ serviceName, questionCount: snapshot.questionCount })
  const below = writeText(pdf, service, {
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
    const name = line.label === '' ? INVOICE_PDF.discount : INVOICE_PDF.namedDiscount(discountText(line.label))
    writeText(pdf, money(negative(line.amount)), { ...sum, y: bottom + 6 })
    bottom = writeText(pdf, name, { x: MARGIN + 10, y: bottom + 6, width: textWidth, maxLines: 1 })
  }
  drawRule(pdf, { x: MARGIN, y: bottom + 8, width: WIDTH })
  return bottom + 8
}

/** With the year, because an invoice is read for years. */
export function appointmentText({ session, appointment }: InvoiceSnapshot): string | null {
  if (!appointment) return session ?? null
  if ('day' in appointment) return longDay(appointment.day)
  return clientTime(appointment, { timeZone: appointment.timeZone, now: null })
}

function writeSums(pdf: Pdf, invoice: PrintedInvoice, top: number): number {
  const taxes: [string, Paise][] = [
    [INVOICE_PDF.cgst, invoice.cgst],
    [INVOICE_PDF.sgst, invoice.sgst],
    [INVOICE_PDF.igst, invoice.igst],
  ]
  const isTaxed = invoice.gstMode === 'tax_invoice'
  const rows: [string, Paise][] = isTaxed
    ? [[INVOICE_PDF.taxableValue, invoice.amount], ...taxes.filter(([, tax]) => tax > 0)]
    : []

  const label = { x: RIGHT_HALF, width: HALF - SUM_WIDTH - 10, align: 'right' } as const
  const sum = { x: MARGIN + WIDTH - SUM_WIDTH - 10, width: SUM_WIDTH, align: 'right' } as const
  let y = top
  for (const [name, amount] of rows) {
    writeText(pdf, name, { ...label, y, color: LIGHT_PALETTE.inkSoft })
    y = writeText(pdf, money(amount), { ...sum, y })
  }
  writeText(pdf, INVOICE_PDF.total, { ...label, y: y + 4, size: 13, style: 'bold' })
  y = writeText(pdf, money(invoice.totalAmount), { ...sum, y: y + 4, size: 13, style: 'bold' })
  return writeText(pdf, amountInWords(invoice.totalAmount), { x: MARGIN, y: y + 10, width: WIDTH, maxLines: 2 })
}

function writePayment(pdf: Pdf, invoice: PrintedInvoice, y: number): number {
  const paid = invoice.paidAt === null ? null : shortDay(invoice.paidAt)
  const isNote = invoice.kind === 'credit_note'
  const isAtSession = invoice.snapshot.way === 'session'
  const checked = isAtSession ? [] : INVOICE_PDF.beingChecked
  const unpaid = invoice.status === 'cancelled' ? INVOICE_PDF.cancelledBeforePayment : checked
  const facts = isNote
    ? [invoice.isRefundSent ? refundedOn(String(paid), invoice.snapshot) : INVOICE_PDF.nothingSent]
    : [paidBy(invoice.snapshot) ?? [], paid === null ? unpaid : INVOICE_PDF.receivedOn(paid)].flat()

  const below = writeText(pdf, isNote ? INVOICE_PDF.refund : INVOICE_PDF.payment, {
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
  for (const part of parts.slice(0, MOST_PARTS)) {
    writeText(pdf, money(part.amount), { ...sum, y, size: 9 })
    y = writeText(pdf, `${shortDay(part.at)}  ·  ${partText(part)}`, {
      ...label,
      y,
      size: 9,
      color: LIGHT_PALETTE.inkSoft,
    })
  }
  if (balance <= 0) return y
  if (received > 0) {
    const sums = INVOICE_PDF.receivedOf(formatRupees(received), formatRupees(paiseFrom(received + balance)))
    y = writeText(pdf, sums, { ...label, y: y + 2, style: 'bold' })
  }
  writeText(pdf, money(balance), { ...sum, y: y + 2, style: 'bold' })
  y = writeText(pdf, INVOICE_PDF.balanceDue, { ...label, y: y + 2, style: 'bold' })
  return writeText(pdf, INVOICE_PDF.laterPayments, { ...label, y, size: 9, color: LIGHT_PALETTE.inkSoft })
}

/** Credit is named by its own label. */
function partText({ method, label }: SettledPart): string {
  return method === null ? ledgerText(label) : PART_PAID_BY[method]
}

function writeNotes(pdf: Pdf, notes: string, top: number): void {
  const text = { x: MARGIN, width: WIDTH } as const
  const below = writeText(pdf, INVOICE_PDF.note, { ...text, y: top, size: 9, color: LIGHT_PALETTE.inkSoft })
  writeText(pdf, notes, { ...text, y: below, maxLines: 4 })
}

/** More would not fit on the page; the ledger has all of them. */
const MOST_PARTS = 12

function writeFoot(pdf: Pdf, { gstMode, invoiceNumber }: PrintedInvoice): void {
  const y = 770
  drawRule(pdf, { x: MARGIN, y: y - 10, width: WIDTH })
  const below = writeText(pdf, TAX_NOTES[gstMode], {
    x: MARGIN,
    y,
    width: WIDTH,
    size: 9,
    color: LIGHT_PALETTE.inkSoft,
  })
  writeText(pdf, invoiceNumber === null ? INVOICE_PDF.provisional : INVOICE_PDF.foot, {
    x: MARGIN,
    y: below,
    width: WIDTH,
    size: 8,
    color: LIGHT_PALETTE.inkSoft,
  })
}

/** Always with paise: a column of sums has to line up. */
function money(amount: Paise): string {
  const text = formatRupees(amount)
  return text.includes('.') ? text : `${text}.00`
}
