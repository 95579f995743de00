import { Download, InvoiceBadge } from '#app/features/invoices/invoice-list.tsx'
import { ListFrame } from '#app/features/staff/list-frame.tsx'
import { DueRefunds } from '#app/features/staff/money/due-refunds.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { cursorIn, filterTabs, linksAfter, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { RowList } from '#app/ui/row-list.tsx'
import { INVOICES } from '#content/booking/invoices.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { INVOICE_PDF } from '#content/documents/invoice.ts'
import { to } from '#content/language.ts'
import { INVOICE_LIST } from '#content/staff/money/money-place.ts'
import { shortDate } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { listDueRefunds } from '#db/desk/desk-bookings.ts'
import { searchInvoices } from '#db/payments/invoice-search.ts'
import type { InvoiceKind } from '#domain/invoices/invoice.ts'
import { staffMay } from '#domain/rights.ts'
import { istDate } from '#domain/time/india-time.ts'
import type { Route } from './+types/invoices'
import { recordsScope } from './money-scope.ts'

const KINDS: readonly InvoiceKind[] = ['invoice', 'credit_note']

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, INVOICE_LIST.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'invoices')
  const { db, staff, now } = visit
  const scope = recordsScope(visit)
  const address = listAddress(url)
  const kind = KINDS.find((known) => known === address.text('kind'))
  const { search } = address
  const after = cursorIn(address)
  const [found, refunds] = await Promise.all([
    searchInvoices(db, scope, { kind, search, after, limit: ROWS_ASKED }),
    listDueRefunds(db, scope),
  ])
  const { rows, last } = pageOf(found)
  return {
    rows,
    search,
    refunds,
    mayRecord: staffMay(staff, 'money'),
    today: istDate(now),
    kind: kind ?? '',
    tabs: filterTabs(address, 'kind', [
      { value: '', label: INVOICE_LIST.all },
      ...KINDS.map((value) => ({ value, label: INVOICE_LIST.kinds[value] })),
    ]),
    ...linksAfter(address, last),
  }
}

export default function Invoices({ loaderData }: Route.ComponentProps) {
  const { rows, search, refunds, mayRecord, today, kind, tabs, nextHref, firstHref } = loaderData
  return (
    <>
      {refunds.length > 0 && <DueRefunds refunds={refunds} today={today} mayRecord={mayRecord} />}
      <ListFrame
        search={search}
        searchLabel={INVOICE_LIST.search}
        params={{ kind }}
        filters={{ label: INVOICE_LIST.title, tabs }}
        empty={{ title: INVOICE_LIST.none, lead: INVOICE_LIST.noneLead }}
        isEmpty={rows.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <RowList
          caption={INVOICE_LIST.title}
          isCaptionHidden
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              header: INVOICE_LIST.client,
              place: 'title',
              cell: ({ bookingId, clientName }) => (
                <a className="row-link" href={to(bookingPath(bookingId))}>
                  {clientName || INVOICE_PDF.unnamedClient}
                </a>
              ),
            },
            { header: INVOICES.columns.service, place: 'table', cell: (invoice) => serviceText(invoice) },
            { header: INVOICES.columns.number, place: 'detail', cell: ({ invoiceNumber }) => invoiceNumber },
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
