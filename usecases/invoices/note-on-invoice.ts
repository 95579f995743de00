import { isErased, lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { findInvoiceOfBooking, recordInvoiceNotes } from '#db/payments/invoices.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine } from '#domain/text.ts'

type Note = {
  readonly bookingId: string
  readonly invoiceId: string
  readonly staffId: string
  readonly notes: string
}

const LONGEST_INVOICE_NOTE = 300

/**
 * Adds a note to an invoice, such as the client's order number. Until the invoice has its number the note can be
 * changed; then it is written once, because an issued document stays as it is (0136).
 */
export async function noteOnInvoice(
  db: Database,
  { bookingId, invoiceId, staffId, notes: typed }: Note,
  now: Date,
): Promise<Outcome<null, 'booking-not-found' | 'client-erased' | 'note-missing' | 'note-stays'>> {
  const notes = normalizeLine(typed).slice(0, LONGEST_INVOICE_NOTE)
  return db.transaction(async (tx) => {
    const invoice = await findInvoiceOfBooking(tx, { id: invoiceId, bookingId })
    if (!invoice) return refused('booking-not-found')
    // A concurrent erasure waits for this lock and then empties the note too.
    await lockAccount(tx, invoice.userId)
    if (await isErased(tx, invoice.userId)) return refused('client-erased')
    if (notes === '' && invoice.invoiceNumber !== null) return refused('note-missing')
    if (!(await recordInvoiceNotes(tx, invoice.id, notes))) return refused('note-stays')

    const subject = { kind: 'booking', id: bookingId }
    await recordAudit(tx, { action: 'invoice-noted', actorId: staffId, subject, at: now })
    return accepted(null)
  })
}
