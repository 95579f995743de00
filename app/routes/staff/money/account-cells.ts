import { serviceText } from '#content/booking/service-text.ts'
import { INVOICE_PDF } from '#content/documents/invoice.ts'
import { MONEY } from '#content/staff/money/money.ts'
import type { AccountRow } from '#db/payments/invoice-register.ts'
import type { MoneyEntryRow } from '#db/payments/money-entries.ts'
import type { CsvCell } from '#domain/csv-export.ts'
import { invoiceState, signOf } from '#domain/invoices/invoice.ts'
import { receiptNumber } from '#domain/invoices/receipt.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { istDate, istTime } from '#domain/time/india-time.ts'

/** The cells of an invoice or credit note, in the order of `MONEY.csvColumns`. Amounts are signed. */
export function accountCells(row: AccountRow): CsvCell[] {
  const { kind, status, paidOn, amount, cgst, sgst, igst, total, price, balance } = row
  const sign = signOf({ kind, status, isPaid: paidOn !== null })
  // A booking whose payment was taken back may have two invoices: its money belongs to the one that is left.
  const isLive = kind === 'invoice' && status !== 'cancelled'
  return [
    row.invoiceNumber,
    row.invoiceDate,
    MONEY.csvKinds[kind],
    MONEY.csvStates[invoiceState(row)],
    row.clientName || INVOICE_PDF.unnamedClient,
    serviceText(row),
    row.sac,
    row.placeOfSupply,
    ...[amount, cgst, sgst, igst, total].map((paise) => ({ paise: paiseFrom(sign * paise) })),
    row.reference,
    paidOn,
    MONEY.csvMethods[row.way],
    isLive ? { paise: paiseFrom(price - balance) } : null,
    isLive ? { paise: balance } : null,
  ]
}

/** The cells of a payment or refund, in the order of `MONEY.paymentColumns`. */
export function paymentCells(row: MoneyEntryRow): CsvCell[] {
  const { at, kind, amount, method } = row
  const isRefund = kind === 'refund'
  const shownKind = isRefund ? 'refund' : 'payment'
  const none = paiseFrom(0)
  return [
    amount < 0 ? null : receiptNumber({ ...row, kind: shownKind }),
    `${istDate(at)} ${istTime(at)}`,
    amount < 0 ? MONEY.reversal : MONEY.paymentKinds[shownKind],
    method && MONEY.csvMethods[method],
    row.reference,
    row.code,
    serviceOf(row),
    clientOf(row),
    rupeesCell(isRefund ? none : amount),
    rupeesCell(isRefund ? amount : none),
    rupeesCell(isRefund ? paiseFrom(0 - amount) : amount),
  ]
}

/** Null for money on an account. */
export function serviceOf({
  serviceName,
  questionCount,
}: {
  readonly serviceName: string | null
  readonly questionCount: number | null
}) {
  return serviceName === null ? null : serviceText({ serviceName, questionCount: questionCount ?? 1 })
}

/** The name of an erased client is not known any more. */
export function clientOf({ clientName, isClientErased }: Pick<MoneyEntryRow, 'clientName' | 'isClientErased'>) {
  return isClientErased ? null : clientName
}

function rupeesCell(paise: Paise): CsvCell {
  return { paise }
}
