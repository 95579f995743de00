import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { INVOICES } from '#content/booking/invoices.ts'
import { shortDate } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { Download, InvoiceBadge, type InvoiceView, ShownNumber } from './invoice-list.tsx'

const LONGEST_NOTE = 300

/** The invoices of one booking as a compact list, without the service column. */
export function InvoiceRows({ invoices, mayNote }: { invoices: readonly InvoiceView[]; mayNote: boolean }) {
  return (
    <ul className="desk-rows">
      {invoices.map((invoice) => (
        <li key={invoice.id}>
          <div className="desk-row">
            <span>
              <b>
                <ShownNumber invoice={invoice} />
              </b>{' '}
              <InvoiceBadge invoice={invoice} />
              <br />
              <span className="hint">
                {shortDate(invoice.invoiceDate)} · {formatRupees(invoice.totalAmount)}
                {invoice.taxAmount > 0 && ` · ${INVOICES.includingTax(formatRupees(invoice.taxAmount))}`}
              </span>
              {invoice.notes && <span className="block [overflow-wrap:anywhere]">{invoice.notes}</span>}
            </span>
            <Download invoice={invoice} />
          </div>
          {mayNote && isNotable(invoice) && <NoteForm invoice={invoice} />}
        </li>
      ))}
    </ul>
  )
}

/** A note on an issued invoice stays. */
function isNotable({ kind, status, notes, isProvisional }: InvoiceView): boolean {
  return kind === 'invoice' && status !== 'cancelled' && (notes === '' || isProvisional)
}

function NoteForm({ invoice: { id, notes } }: { invoice: InvoiceView }) {
  return (
    <details className="desk-more no-print">
      <summary>{INVOICES.addNote}</summary>
      <Form method="post" className="desk-form" preventScrollReset>
        <input type="hidden" name="invoiceId" value={id} />
        <TextField
          name="invoiceNote"
          label={INVOICES.note}
          hint={INVOICES.noteHint}
          defaultValue={notes}
          maxLength={LONGEST_NOTE}
          required
        />
        <p>
          <Button type="submit" name="intent" value="invoice-note" tone="secondary">
            {INVOICES.saveNote}
          </Button>
        </p>
      </Form>
    </details>
  )
}
