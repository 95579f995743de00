import type { Database } from '#db/client.ts'
import { recordReceipt, takeReceiptNumber } from '#db/payments/receipts.ts'
import { financialYearOf } from '#domain/invoices/invoice-number.ts'
import { type Receipt, receiptSeries } from '#domain/invoices/receipt.ts'

type NumberedEntry = { readonly entryId: number; readonly kind: Receipt['kind']; readonly at: Date }

/**
 * Gives a payment or a refund the next number of its receipts, in the financial year of its money. Call it last: other
 * transactions wait for the counter, and a number that is rolled back is used again.
 */
export async function numberReceipt(tx: Database, { entryId, kind, at }: NumberedEntry): Promise<void> {
  const series = receiptSeries(kind)
  const financialYear = financialYearOf(at)
  const place = await takeReceiptNumber(tx, { series, financialYear })
  await recordReceipt(tx, { entryId, series, financialYear, place })
}
