import type { Database } from '#db/client.ts'
import { markInvoicePaid, markPendingInvoiceCancelled } from '#db/payments/invoices.ts'

/** The money has arrived: called in the transaction of the verification. */
export async function payInvoice(tx: Database, bookingId: string, now: Date): Promise<void> {
  const isPaid = await markInvoicePaid(tx, bookingId, now)
  if (!isPaid) throw new Error('A claimed booking has no pending invoice.')
}

/** The money has not arrived, or is no longer asked for; what was paid stays until it is given back. */
export async function withdrawInvoice(tx: Database, bookingId: string, now: Date): Promise<void> {
  await markPendingInvoiceCancelled(tx, bookingId, now)
}
