import { INVOICES } from '#app/content/invoices.ts'
import { dayMonthYear } from '#domain/date-text.ts'
import { formatRupees } from '#domain/money.ts'
import { Download, type InvoiceView, StatusBadge } from './invoice-list.tsx'

/** The papers of one booking, where a whole table has no room: what they are for is known. */
export function InvoiceRows({ papers }: { papers: readonly InvoiceView[] }) {
  return (
    <ul className="desk-rows">
      {papers.map((paper) => (
        <li key={paper.id} className="desk-row">
          <span>
            <b>{paper.invoiceNumber}</b> <StatusBadge invoice={paper} />
            <br />
            <span className="hint">
              {dayMonthYear(paper.invoiceDate)} · {formatRupees(paper.totalAmount)}
              {paper.taxAmount > 0 && ` · ${INVOICES.ofItTax(formatRupees(paper.taxAmount))}`}
            </span>
          </span>
          <Download invoice={paper} />
        </li>
      ))}
    </ul>
  )
}
