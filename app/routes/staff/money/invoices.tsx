import { Download, InvoiceBadge, ShownNumber } from '#app/features/invoices/invoice-list.tsx'
import { AdminHeading } from '#app/features/staff/admin-heading.tsx'
import { ListFrame } from '#app/features/staff/list-frame.tsx'
import { cursorIn, filterTabs, linksAfter, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { requireAdmin } from '#app/routes/staff/admin-visit.ts'
import { RowList } from '#app/ui/row-list.tsx'
import { INVOICES } from '#content/booking/invoices.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { INVOICE_PDF } from '#content/documents/invoice.ts'
import { to } from '#content/language.ts'
import { ADMIN_INVOICES } from '#content/staff/money/admin-practice-records.ts'
import { shortDate } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { searchInvoices } from '#db/payments/invoice-search.ts'
import type { InvoiceKind } from '#domain/invoices/invoice.ts'
import type { Route } from './+types/invoices'

const KINDS: readonly InvoiceKind[] = ['invoice', 'credit_note']

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  const address = listAddress(url)
  const kind = KINDS.find((known) => known === address.text('kind'))
  const { search } = address
  const { rows, last } = pageOf(await searchInvoices(db, { kind, search, after: cursorIn(address), limit: ROWS_ASKED }))
  return {
    rows,
    search,
    kind: kind ?? '',
    tabs: filterTabs(address, 'kind', [
      { value: '', label: ADMIN_INVOICES.all },
      ...KINDS.map((value) => ({ value, label: ADMIN_INVOICES.kinds[value] })),
    ]),
    ...linksAfter(address, last),
  }
}

export default function Invoices({ loaderData }: Route.ComponentProps) {
  const { rows, search, kind, tabs, nextHref, firstHref } = loaderData
  return (
    <>
      <AdminHeading title={ADMIN_INVOICES.title} lead={ADMIN_INVOICES.lead} />
      <ListFrame
        search={search}
        searchLabel={ADMIN_INVOICES.search}
        params={{ kind }}
        filters={{ label: ADMIN_INVOICES.title, tabs }}
        empty={{ title: ADMIN_INVOICES.none, lead: ADMIN_INVOICES.noneLead }}
        isEmpty={rows.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <RowList
          caption={ADMIN_INVOICES.title}
          isCaptionHidden
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              header: ADMIN_INVOICES.client,
              place: 'title',
              cell: ({ bookingId, clientName }) => (
                <a className="row-link" href={to(`/staff/bookings/${bookingId}`)}>
                  {clientName || INVOICE_PDF.unnamedClient}
                </a>
              ),
            },
            { header: INVOICES.columns.service, place: 'detail', cell: (invoice) => serviceText(invoice) },
            { header: INVOICES.columns.number, place: 'detail', cell: (invoice) => <ShownNumber invoice={invoice} /> },
            {
              header: INVOICES.columns.date,
              place: 'detail',
              cell: ({ invoiceDate }) => <span className="whitespace-nowrap">{shortDate(invoiceDate)}</span>,
            },
            {
              header: INVOICES.columns.tax,
              place: 'table',
              cell: ({ taxAmount }) => formatRupees(taxAmount),
              isNumber: true,
            },
            { header: INVOICES.columns.total, place: 'sum', cell: ({ totalAmount }) => formatRupees(totalAmount) },
            { header: INVOICES.columns.pdf, place: 'detail', cell: (invoice) => <Download invoice={invoice} /> },
            { header: INVOICES.columns.status, place: 'state', cell: (invoice) => <InvoiceBadge invoice={invoice} /> },
          ]}
        />
      </ListFrame>
    </>
  )
}
