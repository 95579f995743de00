import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { PracticeGst } from '#domain/content/practice.ts'

export type InvoiceKind = 'invoice' | 'credit_note'
export type InvoiceStatus = 'pending' | 'paid' | 'cancelled'

/** What an invoice says beside its sums and its client, kept as it was on the day of issue. */
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
  /** When the session takes place, in words; null for what has no appointment. */
  readonly session: string | null
  readonly upiReference: string
  /** The code of the service in the tax law's list; only where tax is spoken of. */
  readonly sac: string | null
  readonly placeOfSupply: string | null
  /** The number of the invoice that a credit note takes back. */
  readonly creditedNumber: string | null
}

/** The code under which a service is sold, for the two modes whose papers name one. */
export function sacOf(gst: PracticeGst, serviceType: ServiceType): string | null {
  if (gst.mode === 'unregistered') return null
  return serviceType === 'course' ? gst.courseSac : gst.consultationSac
}

/**
 * How a paper counts when papers are added up (0055): a credit note takes off, and an invoice that was withdrawn before
 * any money had come counts for nothing. One that was paid counts also when it was taken back, by the note beside it.
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

const TITLES = { unregistered: 'Invoice', bill_of_supply: 'Bill of Supply', tax_invoice: 'Tax Invoice' } as const

/** What the paper calls itself, which the law decides. */
export function invoiceTitle({ kind, gstMode }: { kind: InvoiceKind; gstMode: PracticeGst['mode'] }): string {
  return kind === 'credit_note' ? 'Credit Note' : TITLES[gstMode]
}

/** Ours, whatever the client is called: "invoice-MU-26-27-00042.pdf". */
export function invoiceFileName({ kind, invoiceNumber }: { kind: InvoiceKind; invoiceNumber: string }): string {
  const name = kind === 'credit_note' ? 'credit-note' : 'invoice'
  return `${name}-${invoiceNumber.replaceAll(/[^A-Z0-9]/g, '-')}.pdf`
}
