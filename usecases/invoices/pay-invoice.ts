import type { Database } from '#db/client.ts'
import { findLiveInvoice, markInvoicePaid, markPendingInvoiceCancelled } from '#db/payments/invoices.ts'
import { listBookingEntries } from '#db/payments/ledger-entries.ts'
import { nextNumber } from './issue-invoice.ts'

/**
 * Draws the number of a booking's invoice and marks it as paid, in the transaction of the verification. Call it last,
 * because other verifications wait for the counter. The booking is locked, so no other transaction pays its invoice.
 */
export async function payInvoice(
  tx: Database,
  bookingId: string,
  now: Date,
): Promise<{ readonly invoiceNumber: string }> {
  const pending = await findLiveInvoice(tx, bookingId)
  if (pending?.status !== 'pending') throw new Error('A claimed booking has no pending invoice.')

  const lastEntryId = (await listBookingEntries(tx, bookingId)).at(-1)?.id ?? null
  // An invoice from before decision 0114 got its number at the claim.
  const drawn = pending.invoiceNumber === null ? await nextNumber(tx, 'MU', now) : undefined
  await markInvoicePaid(tx, pending.id, { drawn, lastEntryId, now })
  return { invoiceNumber: drawn?.invoiceNumber ?? String(pending.invoiceNumber) }
}

/** Cancels a pending invoice after a rejection or cancellation. A paid one stays until its refund. */
export async function withdrawInvoice(tx: Database, bookingId: string, now: Date): Promise<void> {
  await markPendingInvoiceCancelled(tx, bookingId, now)
}
