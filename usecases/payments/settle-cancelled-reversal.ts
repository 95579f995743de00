import { type BookingRow, recordBookingChange } from '#db/bookings/bookings.ts'
import type { Transaction } from '#db/client.ts'
import { findLiveInvoice, readCreditedAmount } from '#db/payments/invoices.ts'
import { paiseFrom } from '#domain/money.ts'
import { balanceOf, type LedgerLine, linesOfWaiver, priceOf, sumOfRefunds } from '#domain/payments/ledger.ts'
import { recordLines } from '#usecases/bookings/record-lines.ts'
import { creditInvoice } from '#usecases/invoices/credit-note.ts'

/**
 * A payment of a cancelled booking was taken back: less is due back, and what now was never paid is waived. The invoice is
 * credited by what neither was paid nor goes back.
 */
export async function settleCancelledReversal(
  tx: Transaction,
  booking: BookingRow,
  entries: readonly LedgerLine[],
  { staffId, at }: { readonly staffId: string; readonly at: Date },
): Promise<void> {
  const waiver = linesOfWaiver(entries)
  await recordLines(tx, booking, waiver, { at, recordedBy: staffId })
  const after = [...entries, ...waiver]
  const owed = -balanceOf(after)
  await recordBookingChange(tx, booking.id, { refundDue: paiseFrom(sumOfRefunds(entries) + owed), updatedAt: at })

  const invoice = await findLiveInvoice(tx, booking.id)
  if (invoice?.status !== 'paid') return
  const left = invoice.totalAmount - (await readCreditedAmount(tx, invoice.id))
  await creditInvoice(tx, booking.id, paiseFrom(Math.max(0, left - priceOf(after) - owed)), at)
}
