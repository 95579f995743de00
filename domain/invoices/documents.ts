import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { Practice, PracticeGst } from '#domain/content/practice-profile.ts'
import type { Paise } from '#domain/money.ts'
import type { LedgerMethod } from '#domain/payments/ledger.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import type { InvoiceKind, InvoiceSnapshot, InvoiceStatus } from './invoice.ts'
import type { Receipt } from './receipt.ts'

/** An invoice or a credit note as it is stored. */
export type PrintedInvoice = {
  readonly kind: InvoiceKind
  readonly status: InvoiceStatus
  /** Null until the payment is verified. */
  readonly invoiceNumber: string | null
  readonly invoiceDate: IsoDate
  readonly gstMode: PracticeGst['mode']
  readonly serviceType: ServiceType
  readonly serviceName: string
  readonly notes: string
  readonly amount: Paise
  readonly cgst: Paise
  readonly sgst: Paise
  readonly igst: Paise
  readonly totalAmount: Paise
  readonly snapshot: InvoiceSnapshot
  /** Empty for a client who has given no name. */
  readonly clientName: string
  readonly clientEmail: string
  readonly clientPhone: string
  readonly paidAt: Date | null
  /** Of a credit note: money was sent back with it. Otherwise the amount was kept as credit, or had never come. */
  readonly isRefundSent?: boolean
}

/** How an invoice was paid when it got its number, if not all at once. Later payments have receipts (0136). */
export type Settlement = {
  readonly parts: readonly SettledPart[]
  /** Payments less refunds, and credit. */
  readonly received: Paise
  readonly balance: Paise
}

export type SettledPart = {
  readonly at: Date
  readonly amount: Paise
  /** Null for credit, which its label names. */
  readonly method: LedgerMethod | null
  readonly label: string
}

export type PrintedVoucher = {
  readonly amount: Paise
  readonly giverName: string
  readonly recipientName: string
  readonly message: string | null
  readonly issuedAt: Date
  readonly lastDay: IsoDate
  readonly code: string
  readonly practice: Pick<Practice, 'name'> & { readonly contact: Pick<Practice['contact'], 'email' | 'phone'> }
  /** Where its code is typed. */
  readonly redeemUrl: string
}

export type PrintedCertificate = {
  readonly code: string
  /** Null once the student's account is deleted. */
  readonly holderName: string | null
  readonly courseTitle: string
  readonly courseLevel: string
  readonly completedAt: Date
  readonly practice: Pick<Practice, 'name' | 'astrologerName' | 'astrologerTitles'>
  /** Where anybody can verify it. */
  readonly checkUrl: string
  /** Of its text, by the practice's key. */
  readonly signature: string
}

/** What a PDF of the practice says, as codes and values. */
export type PrintedDocument =
  | { readonly kind: 'invoice'; readonly invoice: PrintedInvoice; readonly settlement?: Settlement | undefined }
  | { readonly kind: 'receipt'; readonly receipt: Receipt }
  | { readonly kind: 'voucher'; readonly voucher: PrintedVoucher }
  | { readonly kind: 'certificate'; readonly certificate: PrintedCertificate }

export type PdfFile = {
  readonly filename: string
  readonly contentType: 'application/pdf'
  readonly content: Uint8Array
}

/** Writes a document in the site's language. The server passes it on, because texts are no part of a use-case. */
export type PrintDocument = (document: PrintedDocument) => Promise<PdfFile>
