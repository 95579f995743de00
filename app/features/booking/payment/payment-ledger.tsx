import { LedgerTable } from '#app/features/invoices/ledger-table.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { PAYMENT } from '#content/booking/payment.ts'
import type { LedgerStatementLine } from '#domain/payments/ledger-statement.ts'

/** What was charged and paid so far; nothing for a booking without any payment. */
export function PaymentLedger({ lines }: { lines: readonly LedgerStatementLine[] }) {
  if (lines.length === 0) return null
  return <Accordion items={[{ question: PAYMENT.ledger, isOpen: true, answer: <LedgerTable lines={lines} /> }]} />
}
