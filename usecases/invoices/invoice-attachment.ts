import type { Database } from '#db/client.ts'
import { findLiveInvoice, type InvoiceRow } from '#db/payments/invoices.ts'
import type { Email } from '#domain/emails/emails.ts'
import { invoiceFileName } from '#domain/invoices/invoices.ts'
import { invoicePdf } from './invoice-pdf.ts'

export type PaperAttachment = {
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
}

/** The invoice goes along with the email that tells of the arrived payment; other emails carry no paper. */
export async function findInvoiceFor(db: Database, email: Email): Promise<InvoiceRow | undefined> {
  return email.kind === 'payment-verified' ? findLiveInvoice(db, email.booking.bookingId) : undefined
}

export async function invoiceAttachment(invoice: InvoiceRow): Promise<PaperAttachment> {
  return { filename: invoiceFileName(invoice), contentType: 'application/pdf', content: await invoicePdf(invoice) }
}
