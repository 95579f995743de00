import { INVOICES } from '#app/content/invoices.ts'
import { dayMonthYear } from '#domain/date-text.ts'
import { formatRupees } from '#domain/money.ts'
import { Download, type InvoiceView, ShownNumber, StatusBadge } from './invoice-list.tsx'

/** The invoices of one booking as a compact list, without the service column. */
export function InvoiceRows({ invoices }: { invoices: readonly InvoiceView[] }) {
  return (
    <ul className="desk-rows">
      {invoices.map((invoice) => (
        <li key={invoice.id} className="desk-row">
          <span>
            <b>
              <ShownNumber invoice={invoice} />
            </b>{' '}
            <StatusBadge invoice={invoice} />
            <br />
            <span className="hint">
              {dayMonthYear(invoice.invoiceDate)} · {formatRupees(invoice.totalAmount)}
              {invoice.taxAmount > 0 && ` · ${INVOICES.includingTax(formatRupees(invoice.taxAmount))}`}
            </span>
          </span>
          <Download invoice={invoice} />
        </li>
      ))}
    </ul>
  )
}
