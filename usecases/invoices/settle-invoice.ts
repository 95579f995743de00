import type { Database } from '#db/client.ts'
import { type InvoiceRow, markInvoicePaid, markPendingInvoiceCancelled } from '#db/payments/invoices.ts'

/** Marks the invoice as paid, in the transaction of the verification. */
export async function payInvoice(tx: Database, bookingId: string, now: Date): Promise<InvoiceRow> {
  const paid = await markInvoicePaid(tx, bookingId, now)
  if (!paid) throw new Error('A claimed booking has no pending invoice.')
  return paid
}

/** Cancels a pending invoice after a rejection or cancellation. A paid one stays until its refund. */
export async function withdrawInvoice(tx: Database, bookingId: string, now: Date): Promise<void> {
  await markPendingInvoiceCancelled(tx, bookingId, now)
}
