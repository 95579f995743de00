import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { dayMonthYear } from '#domain/bookings/slot-words.ts'
import type { InvoiceKind, InvoiceStatus } from '#domain/invoices/invoices.ts'
import { formatRupees, type Paise } from '#domain/money.ts'

export type InvoiceView = {
  readonly id: string
  readonly kind: InvoiceKind
  readonly invoiceNumber: string
  readonly invoiceDate: string
  readonly status: InvoiceStatus
  readonly serviceName: string
  readonly amount: Paise
  readonly taxAmount: Paise
  readonly totalAmount: Paise
}

const TONES: Record<InvoiceStatus, BadgeTone> = { paid: 'success', pending: 'gold', cancelled: 'danger' }
const WORDS: Record<InvoiceStatus, string> = { paid: 'Paid', pending: 'Pending', cancelled: 'Cancelled' }

const COLUMNS: readonly Column<InvoiceView>[] = [
  {
    header: 'Number',
    cell: ({ invoiceNumber }) => <span className="whitespace-nowrap">{invoiceNumber}</span>,
    isRowHeader: true,
  },
  { header: 'Date', cell: ({ invoiceDate }) => dayMonthYear(invoiceDate) },
  { header: 'Status', cell: (invoice) => <StatusBadge invoice={invoice} /> },
  { header: 'Service', cell: ({ serviceName }) => serviceName },
  { header: 'Amount', cell: ({ amount }) => formatRupees(amount), isNumber: true },
  { header: 'Tax', cell: ({ taxAmount }) => formatRupees(taxAmount), isNumber: true },
  { header: 'Total', cell: ({ totalAmount }) => formatRupees(totalAmount), isNumber: true },
  { header: 'PDF', cell: (invoice) => <Download invoice={invoice} /> },
]

/** Invoices and credit notes, latest first, each with its paper. */
export function InvoiceList({ invoices }: { invoices: readonly InvoiceView[] }) {
  return <DataTable caption="Invoices" columns={COLUMNS} rows={invoices} rowKey={({ id }) => id} hasButtons />
}

export function StatusBadge({ invoice: { kind, status } }: { invoice: InvoiceView }) {
  if (kind === 'credit_note') return <Badge tone="neutral">Credit note</Badge>
  return <Badge tone={TONES[status]}>{WORDS[status]}</Badge>
}

export function Download({ invoice: { id, invoiceNumber } }: { invoice: InvoiceView }) {
  return (
    <a className={buttonClass({ tone: 'secondary', size: 'sm' })} href={`/invoices/${id}`} download>
      Download<span className="sr-only"> {invoiceNumber}</span>
    </a>
  )
}
