import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { PaymentMethod } from '#domain/content/payment-methods.ts'
import type { PracticeGst } from '#domain/content/practice-profile.ts'
import type { Paise } from '#domain/money.ts'
import type { LedgerMethod } from '#domain/payments/ledger.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

export type InvoiceKind = 'invoice' | 'credit_note'
export type InvoiceStatus = 'pending' | 'paid' | 'cancelled'

/** The parts of an invoice that are saved as they were on the day of issue. */
export type InvoiceSnapshot = {
  readonly seller: {
    readonly name: string
    readonly legalName: string | null
    readonly address: string
    readonly email: string
    readonly phone: string
    readonly gstin: string | null
    readonly stateCode: string | null
  }
  readonly bookingCode: string
  /** Missing for one question, and on invoices from the time when the service's name said how many. */
  readonly questionCount?: number
  /** The listed price and its discount; missing without one, and on invoices from before discounts were shown. */
  readonly discount?: {
    readonly label: string
    readonly listed: Paise
    readonly amount: Paise
    /** Each discount of its own; missing on invoices from before they were listed. */
    readonly lines?: readonly { readonly label: string; readonly amount: Paise }[]
  }
  /** The session's time as text, on invoices from before `appointment`; null without one. */
  readonly session?: string | null
  /** The session, or the day on which a course starts; missing without either. */
  readonly appointment?: InvoicedAppointment
  /** How the payment came; missing on invoices from the time when that was always UPI. */
  readonly way?: PaymentMethod | LedgerMethod
  /** The reference of any way, by its first name, because issued invoices do not change; empty without one. */
  readonly upiReference: string
  /** The service accounting code of the tax law; null for an unregistered practice. */
  readonly sac: string | null
  readonly placeOfSupply: string | null
  /** The number of the invoice that a credit note reverses. */
  readonly creditedNumber: string | null
}

export type InvoicedAppointment =
  | { readonly startsAt: string; readonly endsAt: string; readonly timeZone: string }
  | { readonly day: IsoDate }

/** A gift voucher is an advance: the booking that it pays for is invoiced instead (0134). */
export function isInvoiced({ serviceType }: { readonly serviceType: ServiceType }): boolean {
  return serviceType !== 'voucher'
}

/** The service accounting code, for the two GST modes whose invoices show one. */
export function sacOf(gst: PracticeGst, serviceType: ServiceType): string | null {
  if (gst.mode === 'unregistered') return null
  return serviceType === 'course' ? gst.courseSac : gst.consultationSac
}

/**
 * How a document counts in a sum (0055): a credit note is subtracted, and an invoice cancelled before payment counts as
 * nothing. A paid invoice counts even after a refund, because its credit note subtracts it.
 */
export function signOf({
  kind,
  status,
  isPaid,
}: {
  readonly kind: InvoiceKind
  readonly status: InvoiceStatus
  readonly isPaid: boolean
}): -1 | 0 | 1 {
  if (kind === 'credit_note') return -1
  return status === 'cancelled' && !isPaid ? 0 : 1
}

/** How an invoice is called: its stored status, or part paid or not paid if its booking's ledger says so. */
export type InvoiceState = InvoiceStatus | 'part-paid' | 'not-paid'

type InvoicedMoney = {
  readonly kind: InvoiceKind
  readonly status: InvoiceStatus
  /** Of the booking. */
  readonly price: Paise
  readonly balance: Paise
}

/** A number is drawn with the first money, so a paid invoice may be paid in part; a reversal may leave nothing. */
export function invoiceState({ kind, status, price, balance }: InvoicedMoney): InvoiceState {
  if (kind !== 'invoice' || status !== 'paid' || balance <= 0) return status
  return balance < price ? 'part-paid' : 'not-paid'
}

type NumberedDocument = {
  readonly kind: InvoiceKind
  /** Null until the payment is verified. */
  readonly invoiceNumber: string | null
  readonly snapshot: Pick<InvoiceSnapshot, 'bookingCode'>
}

export type InvoiceTitle = 'provisional' | 'credit-note' | PracticeGst['mode']

/** Which title the law requires for the document. */
export function invoiceTitle({
  kind,
  invoiceNumber,
  gstMode,
}: Pick<NumberedDocument, 'kind' | 'invoiceNumber'> & { readonly gstMode: PracticeGst['mode'] }): InvoiceTitle {
  if (invoiceNumber === null) return 'provisional'
  return kind === 'credit_note' ? 'credit-note' : gstMode
}

/** The number, or the booking's code as a provisional one. */
export function shownNumber({ invoiceNumber, snapshot }: Pick<NumberedDocument, 'invoiceNumber' | 'snapshot'>): string {
  return invoiceNumber ?? snapshot.bookingCode
}

/** "invoice-MU-26-27-00042.pdf": without the client's name, so that no typed text becomes a file name. */
export function invoiceFileName(document: NumberedDocument): string {
  const name = document.kind === 'credit_note' ? 'credit-note' : 'invoice'
  const prefix = document.invoiceNumber === null ? 'provisional-' : ''
  return `${prefix}${name}-${shownNumber(document).replaceAll(/[^A-Z0-9]/g, '-')}.pdf`
}
