import type { UpiKind } from '#domain/practice.ts'

export type BookingInPayment = {
  readonly id: string
  readonly code: string
  readonly serviceName: string
  readonly servicePath: string
  /** In both zones; null for what has no appointment. */
  readonly session: string | null
  readonly needsReschedule: boolean
  readonly rejectionReason: string | null
  readonly isExpired: boolean
  readonly supportEmail: string
}

export type PaymentFacts = {
  readonly amountInWords: string
  /** Null where no slot is kept. */
  readonly heldUntil: Date | null
  /** The slot was kept, and is no longer. */
  readonly hasLapsed: boolean
  readonly now: Date
  /** Null for a practice that has not set up its UPI id. */
  readonly payee: Payee | null
}

export type Payee = {
  readonly id: string
  readonly name: string
  readonly kind: UpiKind
  /** As apps want it: 1001.00. */
  readonly amount: string
  readonly link: string
  readonly qr: { readonly path: string; readonly size: number }
}
