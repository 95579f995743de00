import type { PrintDocument, PrintedDocument } from '#domain/invoices/documents.ts'
import { invoiceFileName } from '#domain/invoices/invoice.ts'
import { receiptFileName } from '#domain/invoices/receipt.ts'
import { certificatePdf } from './certificate-pdf.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { voucherPdf } from './voucher-pdf.ts'

/** The one rendering of each document: attached to an email, downloaded and exported. */
export const printDocument: PrintDocument = async (document) => ({
  filename: fileName(document),
  contentType: 'application/pdf',
  content: await bytesOf(document),
})

function bytesOf(document: PrintedDocument): Promise<Uint8Array> {
  switch (document.kind) {
    case 'invoice':
      return invoicePdf(document.invoice, document.settlement)
    case 'receipt':
      return receiptPdf(document.receipt)
    case 'voucher':
      return voucherPdf(document.voucher)
    case 'certificate':
      return certificatePdf(document.certificate)
  }
}

/** Made of our own codes, so that no typed text becomes a file name. */
function fileName(document: PrintedDocument): string {
  switch (document.kind) {
    case 'invoice':
      return invoiceFileName(document.invoice)
    case 'receipt':
      return receiptFileName(document.receipt)
    case 'voucher':
      return 'gift-voucher.pdf'
    case 'certificate':
      return `certificate-${document.certificate.code}.pdf`
  }
}
