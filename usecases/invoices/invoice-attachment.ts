import type { Database } from '#db/client.ts'
import { findLiveInvoice, type InvoiceRow } from '#db/payments/invoices.ts'
import type { Email } from '#domain/emails/emails.ts'
import { invoiceFileName } from '#domain/invoices/invoice.ts'
import { invoicePdf } from './invoice-pdf.ts'

export type PdfAttachment = {
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
}

/** The invoice attached to the email about a verified payment; other emails have no attachment. */
export async function findInvoiceFor(db: Database, email: Email): Promise<InvoiceRow | undefined> {
  if (email.kind !== 'payment-verified') return undefined
  const invoice = await findLiveInvoice(db, email.booking.bookingId)
  // Provisional where the client pays at the session.
  return invoice?.status === 'paid' ? invoice : undefined
}

export async function invoiceAttachment(invoice: InvoiceRow): Promise<PdfAttachment> {
  return { filename: invoiceFileName(invoice), contentType: 'application/pdf', content: await invoicePdf(invoice) }
}
