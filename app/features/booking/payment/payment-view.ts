import type { Toast } from '#app/ui/overlays/toasts.ts'
import type { BOOKING_POLICY } from '#content/booking/booking.ts'
import type { BankAccount, ForeignAccount, PaymentLink } from '#domain/content/payment-methods.ts'
import type { UpiKind } from '#domain/content/practice-profile.ts'
import type { GatewayName } from '#domain/payments/gateways.ts'
import type { LedgerStatementLine } from '#domain/payments/ledger-statement.ts'
import type { IncludingCourse } from '../booking-page-view.ts'

export type BookingInPayment = {
  readonly id: string
  readonly code: string
  readonly serviceName: string
  readonly servicePath: string
  /** In both time zones; null without an appointment. */
  readonly session: string | null
  /** Only of a course. */
  readonly startDate: string | null
  readonly needsReschedule: boolean
  readonly isVerified: boolean
  /** A payment for it is being checked, also of what was left of a confirmed one. */
  readonly isBeingChecked: boolean
  /** The client asks to pay at the session, or may. */
  readonly isAtSession: boolean
  /** Both sums; null unless a part of the money has come. */
  readonly partPaid: string | null
  /** Nothing was left to pay. */
  readonly isCovered: boolean
  /** What the price is reduced by; null without a discount. */
  readonly discount: string | null
  readonly rejectionReason: string | null
  /** A course paid for after this one was booked that includes it. */
  readonly includedIn: IncludingCourse | null
  /** Why the booking is closed, if it is. */
  readonly ending: 'expired' | 'included' | 'cancelled'
  readonly supportEmail: string
  /** Paths for the reader of an email who is not signed in; null for the signed-in owner. */
  readonly linked: { readonly move: string; readonly password: string | null } | null
  readonly policy: keyof typeof BOOKING_POLICY
  /** Charges, payments and credit; empty while there is nothing but the price. */
  readonly ledger: readonly LedgerStatementLine[]
}

export type PaymentView = {
  /** What is still due. */
  readonly amountText: string
  /** The amount is like no other, so that the payment is recognized by it. */
  readonly isUniqueAmount: boolean
  /** What credit would pay of it; null without credit. */
  readonly creditText: string | null
  /** Whether a code of a gift voucher can be typed. */
  readonly takesVouchers: boolean
  /** Milliseconds since 1970; null where no slot is held. */
  readonly heldUntil: number | null
  /** The slot was held, but the hold has lapsed. */
  readonly hasLapsed: boolean
  /** The server's time in milliseconds. */
  readonly now: number
  /** Services on whose page it can be paid. */
  readonly online: readonly GatewayName[]
  /** The first is open; none for a practice that cannot be paid yet. */
  readonly methods: readonly PaymentMethodView[]
}

/** A payment method for this booking, with what the client needs for it. */
export type PaymentMethodView = {
  readonly instructions: string
  /** Where the money goes. The form sends it back, so that a page with outdated details is noticed. */
  readonly destination: string
} & (
  | { readonly method: 'upi'; readonly payee: Payee }
  | { readonly method: 'bank'; readonly account: BankAccount; readonly amount: string }
  | { readonly method: 'swift'; readonly account: ForeignAccount; readonly amount: string }
  | { readonly method: 'link'; readonly link: PaymentLink }
  | { readonly method: 'session' }
)

export type Payee = {
  readonly id: string
  readonly name: string
  readonly kind: UpiKind
  /** In the format of UPI apps: 1001.00. */
  readonly amount: string
  readonly link: string
  readonly qr: { readonly path: string; readonly size: number }
}

/** What the payment page of a booking shows: the instructions, the thanks, or that it is closed. */
export type PaymentPageView =
  | { readonly step: 'payment'; readonly booking: BookingInPayment; readonly payment: PaymentView }
  | { readonly step: 'confirmed'; readonly booking: BookingInPayment; readonly isMovingOn: boolean }
  | { readonly step: 'closed'; readonly booking: BookingInPayment }

/** The action data for a refused claim. */
export type ClaimResult = {
  readonly toast: Toast
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
}
