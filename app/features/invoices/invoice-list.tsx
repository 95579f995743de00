import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { PartPaid, partPaidText } from '#app/features/page-parts/part-paid.tsx'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { type RowColumn, RowList } from '#app/ui/row-list.tsx'
import { INVOICES } from '#content/booking/invoices.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { to } from '#content/language.ts'
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
  readonly questionCount: number
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

const COLUMNS: readonly RowColumn<InvoiceView>[] = [
  { header: INVOICES.columns.service, place: 'title', cell: (invoice) => <Service invoice={invoice} /> },
  { header: INVOICES.columns.number, place: 'detail', cell: (invoice) => <ShownNumber invoice={invoice} /> },
  { header: INVOICES.columns.date, place: 'detail', cell: ({ invoiceDate }) => shortDate(invoiceDate) },
  { header: INVOICES.columns.amount, place: 'table', cell: ({ amount }) => formatRupees(amount), isNumber: true },
  { header: INVOICES.columns.tax, place: 'table', cell: ({ taxAmount }) => formatRupees(taxAmount), isNumber: true },
  { header: INVOICES.columns.total, place: 'sum', cell: ({ totalAmount }) => formatRupees(totalAmount) },
  { header: INVOICES.columns.pdf, place: 'detail', cell: (invoice) => <Download invoice={invoice} /> },
  { header: INVOICES.columns.status, place: 'state', cell: (invoice) => <InvoiceBadge invoice={invoice} /> },
]

function Service({ invoice }: { invoice: InvoiceView }) {
  const { notes } = invoice
  return (
    <>
      <OwnText>{serviceText(invoice)}</OwnText>
      {notes && <span className="hint block font-normal [overflow-wrap:anywhere]">{notes}</span>}
    </>
  )
}

/** Invoices and credit notes, latest first, each with its PDF. */
export function InvoiceList({ invoices }: { invoices: readonly InvoiceView[] }) {
  return <RowList caption={INVOICES.caption} columns={COLUMNS} rows={invoices} rowKey={({ id }) => id} />
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
    <a className="text-link" href={to(`/invoices/${id}`)} download>
      {INVOICES.download}
      <span className="sr-only"> {invoiceNumber}</span>
    </a>
  )
}
