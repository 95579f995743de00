import type { Database } from '#db/client.ts'
import { findLiveInvoice, type InvoiceRow } from '#db/payments/invoices.ts'
import { findMoneyEntry } from '#db/payments/ledger-entries.ts'
import type { Email } from '#domain/emails/emails.ts'
import { invoiceFileName } from '#domain/invoices/invoice.ts'
import { receiptFileName } from '#domain/invoices/receipt.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { readReceipt } from './read-receipt.ts'
import { readSettlement } from './read-settlement.ts'
import { receiptPdf } from './receipt-pdf.ts'

export type PdfAttachment = {
  readonly filename: string
  readonly contentType: 'application/pdf'
  readonly content: Uint8Array
}

/** The PDFs of an email about money: the first payment has the invoice, each later one a receipt. */
export async function documentsOf(db: Database, email: Email): Promise<PdfAttachment[]> {
  if (email.kind === 'credit-refunded') return receiptAttachment(db, email.entryId)
  if (email.kind !== 'payment-verified') return []
  const invoice = await findLiveInvoice(db, email.booking.bookingId)
  // Provisional where the client pays at the session.
  const issued = invoice?.status === 'paid' ? invoice : undefined
  if (!email.received) return issued ? [await invoiceAttachment(db, issued)] : []
  const { entryId } = email.received
  // The money of a session that was confirmed before issues the invoice.
  const isFirst = issued?.lastEntryId === entryId
  return [...(await receiptAttachment(db, entryId)), ...(isFirst ? [await invoiceAttachment(db, issued)] : [])]
}

async function receiptAttachment(db: Database, entryId: number): Promise<PdfAttachment[]> {
  const entry = await findMoneyEntry(db, WHOLE_PRACTICE, entryId)
  const receipt = entry && (await readReceipt(db, entry))
  if (!receipt) return []
  return [{ filename: receiptFileName(receipt), contentType: 'application/pdf', content: await receiptPdf(receipt) }]
}

/** The one rendering of an invoice or a credit note: attached, downloaded and exported. */
export async function invoiceAttachment(db: Database, invoice: InvoiceRow): Promise<PdfAttachment> {
  const content = await invoicePdf(invoice, await readSettlement(db, invoice))
  return { filename: invoiceFileName(invoice), contentType: 'application/pdf', content }
}
