import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import type { MoneyEntry } from '#db/payments/ledger-entries.ts'
import { type Receipt, receiptNumber } from '#domain/invoices/receipt.ts'

const ON_ACCOUNT = { payment: 'Payment on account', refund: 'Credit on account' } as const

/** The receipt of a payment or refund; undefined for any other entry and for a reversal. */
export async function readReceipt(db: Database, entry: MoneyEntry): Promise<Receipt | undefined> {
  const {
    id,
    kind,
    amount,
    at,
    way,
    reference,
    code,
    serviceName,
    clientName,
    invoiceNumber,
    creditNote,
    isReversed,
    receipt,
  } = entry
  if ((kind !== 'payment' && kind !== 'refund') || amount <= 0) return undefined
  const { name, contact } = await requirePractice(db)
  const { address, email, phone } = contact
  return {
    kind,
    number: receiptNumber({ id, kind, receipt }),
    at,
    amount,
    way,
    reference,
    clientName: clientName ?? 'Client',
    about: serviceName === null ? ON_ACCOUNT[kind] : `${serviceName}, booking ${code}`,
    invoiceNumber,
    creditNote,
    isReversed,
    seller: { name, address, email, phone },
  }
}
