import { MONEY } from '#app/content/money.ts'
import type { AccountRow } from '#db/payments/revenue.ts'
import type { CsvCell } from '#domain/csv-export.ts'
import { signOf } from '#domain/invoices/invoice.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'

/** The cells of an invoice or credit note, in the order of `MONEY.csvColumns`. Amounts are signed. */
export function accountCells(row: AccountRow, amountCell: (paise: Paise) => CsvCell): CsvCell[] {
  const { kind, status, paidOn, amount, cgst, sgst, igst, total } = row
  const sign = signOf({ kind, status, isPaid: paidOn !== null })
  return [
    row.invoiceNumber,
    row.invoiceDate,
    MONEY.csvKinds[kind],
    status,
    row.clientName,
    row.serviceName,
    row.sac,
    row.placeOfSupply,
    ...[amount, cgst, sgst, igst, total].map((paise) => amountCell(paiseFrom(sign * paise))),
    row.reference,
    paidOn,
    MONEY.csvWays[row.way],
  ]
}
