import type { Database } from '#db/client.ts'
import type { InvoiceRow } from '#db/payments/invoices.ts'
import { listBookingEntries } from '#db/payments/ledger-entries.ts'
import type { Paise } from '#domain/money.ts'
import { balanceOf, type MoneyWay } from '#domain/payments/ledger.ts'

/** How an invoice was paid so far, if not all at once. */
export type Settlement = {
  readonly parts: readonly { readonly at: Date; readonly text: string; readonly amount: Paise }[]
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

/** Undefined for an invoice that one payment has settled, and for one whose payment is being checked or that was cancelled. */
export async function readSettlement(db: Database, invoice: InvoiceRow): Promise<Settlement | undefined> {
  const isAtSession = invoice.status === 'pending' && invoice.snapshot.way === 'session'
  if (invoice.kind !== 'invoice' || (invoice.status !== 'paid' && !isAtSession)) return undefined
  const entries = await listBookingEntries(db, invoice.bookingId)
  const parts = entries.filter(({ kind }) => kind === 'payment' || kind === 'credit')
  const balance = balanceOf(entries)
  if (parts.length <= 1 && balance === 0 && parts[0]?.kind !== 'credit') return undefined
  return {
    parts: parts.map(({ at, kind, label, way, amount }) => ({
      at,
      text: kind === 'credit' || way === null ? label : `Paid by ${WAYS[way]}`,
      amount,
    })),
    balance,
  }
}
