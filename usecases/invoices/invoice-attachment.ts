import type { Database } from '#db/client.ts'
import { findLiveInvoice, type InvoiceRow } from '#db/payments/invoices.ts'
import { invoiceFileName } from '#domain/invoices/invoices.ts'
import type { Letter } from '#domain/letters/letters.ts'
import { invoicePdf } from './invoice-pdf.ts'

export type PaperAttachment = {
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
}

/** The invoice goes along with the letter that tells of the arrived payment; other letters carry no paper. */
export async function findInvoiceFor(db: Database, letter: Letter): Promise<InvoiceRow | undefined> {
  return letter.kind === 'payment-verified' ? findLiveInvoice(db, letter.booking.bookingId) : undefined
}

export async function invoiceAttachment(invoice: InvoiceRow): Promise<PaperAttachment> {
  return { filename: invoiceFileName(invoice), contentType: 'application/pdf', content: await invoicePdf(invoice) }
}
