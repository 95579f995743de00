import type { Database } from '#db/client.ts'
import { findLiveInvoice, type InvoiceRow } from '#db/payments/invoices.ts'
import type { Email } from '#domain/emails/emails.ts'
import { invoiceFileName } from '#domain/invoices/invoice.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { readSettlement } from './read-settlement.ts'

export type PdfAttachment = {
  readonly filename: string
  readonly contentType: 'application/pdf'
  readonly content: Uint8Array
}

/** The invoice attached to the email about a verified payment; other emails have no attachment. */
export async function findInvoiceFor(db: Database, email: Email): Promise<InvoiceRow | undefined> {
  if (email.kind !== 'payment-verified') return undefined
  const invoice = await findLiveInvoice(db, email.booking.bookingId)
  // Provisional where the client pays at the session.
  return invoice?.status === 'paid' ? invoice : undefined
}

/** The one rendering of an invoice or a credit note: attached, downloaded and exported. */
export async function invoiceAttachment(db: Database, invoice: InvoiceRow): Promise<PdfAttachment> {
  const content = await invoicePdf(invoice, await readSettlement(db, invoice))
  return { filename: invoiceFileName(invoice), contentType: 'application/pdf', content }
}
