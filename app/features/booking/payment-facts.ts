import type { Toast } from '#app/ui/toasts.ts'
import type { UpiKind } from '#domain/content/practice-profile.ts'
import type { IncludingCourse } from './booking-page.ts'

export type BookingInPayment = {
  readonly id: string
  readonly code: string
  readonly serviceName: string
  readonly servicePath: string
  /** In both zones; null for what has no appointment. */
  readonly session: string | null
  readonly needsReschedule: boolean
  readonly rejectionReason: string | null
  /** A course that was paid for since this one was booked, and that holds it. */
  readonly includedIn: IncludingCourse | null
  /** Why it is closed, where it is. */
  readonly ending: 'expired' | 'included' | 'cancelled'
  readonly supportEmail: string
}

export type PaymentFacts = {
  readonly amountInWords: string
  /** Milliseconds since 1970; null where no slot is held. */
  readonly heldUntil: number | null
  /** The slot was held, and is no longer. */
  readonly hasLapsed: boolean
  /** The server's time in milliseconds. */
  readonly now: number
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

/** What stands at the address of a booking's payment: the instructions, the thanks, or that it is over. */
export type PaymentPage =
  | { readonly step: 'payment'; readonly booking: BookingInPayment; readonly payment: PaymentFacts }
  | { readonly step: 'confirmed'; readonly booking: BookingInPayment; readonly isMovingOn: boolean }
  | { readonly step: 'closed'; readonly booking: BookingInPayment }

/** How a claim is answered that was not taken. */
export type ClaimAnswer = {
  readonly toast: Toast
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
}
