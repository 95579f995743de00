import { PartPaid, partPaidText } from '#app/features/page-parts/part-paid.tsx'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { INVOICES } from '#content/booking/invoices.ts'
import { shortDate } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { type InvoiceKind, type InvoiceState, type InvoiceStatus, invoiceState } from '#domain/invoices/invoice.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'

export type InvoiceView = {
  readonly id: string
  readonly kind: InvoiceKind
  /** The booking's code while the invoice has no number. */
  readonly invoiceNumber: string
  readonly isProvisional: boolean
  readonly invoiceDate: string
  readonly status: InvoiceStatus
  readonly serviceName: string
  /** Written by the desk; empty without one. */
  readonly notes: string
  readonly amount: Paise
  readonly taxAmount: Paise
  readonly totalAmount: Paise
  /** What its booking costs, and what is not yet received of it. */
  readonly price: Paise
  readonly balance: Paise
}

const TONES: Record<Exclude<InvoiceState, 'part-paid'>, BadgeTone> = {
  paid: 'success',
  pending: 'gold',
  cancelled: 'danger',
  'not-paid': 'gold',
}

const COLUMNS: readonly Column<InvoiceView>[] = [
  {
    header: INVOICES.columns.number,
    cell: (invoice) => <ShownNumber invoice={invoice} />,
    isRowHeader: true,
  },
  { header: INVOICES.columns.date, cell: ({ invoiceDate }) => shortDate(invoiceDate) },
  { header: INVOICES.columns.status, cell: (invoice) => <InvoiceBadge invoice={invoice} /> },
  {
    header: INVOICES.columns.service,
    cell: ({ serviceName, notes }) => (
      <>
        {serviceName}
        {notes && <span className="hint block [overflow-wrap:anywhere]">{notes}</span>}
      </>
    ),
  },
  { header: INVOICES.columns.amount, cell: ({ amount }) => formatRupees(amount), isNumber: true },
  { header: INVOICES.columns.tax, cell: ({ taxAmount }) => formatRupees(taxAmount), isNumber: true },
  { header: INVOICES.columns.total, cell: ({ totalAmount }) => formatRupees(totalAmount), isNumber: true },
  { header: INVOICES.columns.pdf, cell: (invoice) => <Download invoice={invoice} /> },
]

/** Invoices and credit notes, latest first, each with its PDF. */
export function InvoiceList({ invoices }: { invoices: readonly InvoiceView[] }) {
  return <DataTable caption={INVOICES.caption} columns={COLUMNS} rows={invoices} rowKey={({ id }) => id} hasButtons />
}

export function ShownNumber({ invoice: { invoiceNumber, isProvisional } }: { invoice: InvoiceView }) {
  return (
    <span className="whitespace-nowrap">
      {invoiceNumber}
      {isProvisional && <span className="hint"> {INVOICES.provisional}</span>}
    </span>
  )
}

export function InvoiceBadge({ invoice }: { invoice: InvoiceView }) {
  const { kind, price, balance } = invoice
  if (kind === 'credit_note') return <Badge tone="neutral">{INVOICES.creditNote}</Badge>
  const state = invoiceState(invoice)
  if (state !== 'part-paid') return <Badge tone={TONES[state]}>{INVOICES.statuses[state]}</Badge>
  return <PartPaid sums={partPaidText({ price, received: paiseFrom(price - balance), checking: paiseFrom(0) })} />
}

export function Download({ invoice: { id, invoiceNumber } }: { invoice: InvoiceView }) {
  return (
    <a className={buttonClass({ tone: 'secondary', size: 'sm' })} href={`/invoices/${id}`} download>
      {INVOICES.download}
      <span className="sr-only"> {invoiceNumber}</span>
    </a>
  )
}
