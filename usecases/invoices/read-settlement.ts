import type { Database } from '#db/client.ts'
import type { InvoiceRow } from '#db/payments/invoices.ts'
import { listBookingEntries } from '#db/payments/ledger-entries.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { balanceOf, type MoneyWay, priceOf } from '#domain/payments/ledger.ts'

/** How an invoice was paid when it got its number, if not all at once. Later payments have receipts (0136). */
export type Settlement = {
  readonly parts: readonly { readonly at: Date; readonly text: string; readonly amount: Paise }[]
  /** Payments less refunds, and credit. */
  readonly received: Paise
  readonly balance: Paise
}

const WAYS: Readonly<Record<MoneyWay, string>> = {
  upi: 'UPI',
  bank: 'bank transfer',
  swift: 'SWIFT transfer',
  link: 'payment link',
  cash: 'cash',
  card: 'card',
}

/**
 * Undefined for an invoice that one payment has settled, and for one whose payment is being checked or that was cancelled
 * before it. A provisional one that is paid at the session shows what is due now.
 */
export async function readSettlement(db: Database, invoice: InvoiceRow): Promise<Settlement | undefined> {
  const { kind: document, status, snapshot, bookingId, lastEntryId } = invoice
  const isAtSession = status === 'pending' && snapshot.way === 'session'
  if (document !== 'invoice' || (lastEntryId === null && !isAtSession)) return undefined
  const all = await listBookingEntries(db, bookingId)
  const entries = lastEntryId === null ? all : all.filter(({ id }) => id <= lastEntryId)
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  const parts = entries.filter(
    ({ id, kind, reverses }) => (kind === 'payment' || kind === 'credit') && reverses === null && !reversed.has(id),
  )
  const balance = balanceOf(entries)
  if (parts.length <= 1 && balance === 0 && parts[0]?.kind !== 'credit') return undefined
  return {
    parts: parts.map(({ at, kind, label, way, amount }) => ({
      at,
      text: kind === 'credit' || way === null ? label : `Paid by ${WAYS[way]}`,
      amount,
    })),
    received: paiseFrom(priceOf(entries) - balance),
    balance,
  }
}
