import type { Paise } from '#domain/money.ts'
import type { BookingInEmail, IsoInstant } from './booking-emails.ts'

/** What the desk writes to clients around their sessions, and the program to the desk. */
export type DeskEmail =
  | { readonly kind: 'reminder-2-days'; readonly booking: BookingInEmail; readonly meetingLink: string }
  | { readonly kind: 'session-soon'; readonly booking: BookingInEmail; readonly meetingLink: string }
  | { readonly kind: 'session-link'; readonly booking: BookingInEmail; readonly meetingLink: string }
  | {
      readonly kind: 'refund-sent'
      readonly booking: BookingInEmail
      readonly amount: Paise
      readonly refundedAt: IsoInstant
    }
  /** A payment was claimed for a booking that was cancelled since, and it never came. */
  | { readonly kind: 'payment-not-found'; readonly booking: BookingInEmail }
  /** To the practice: so many emails could not be delivered, the latest of them for this reason. */
  | { readonly kind: 'emails-undelivered'; readonly count: number; readonly reason: string }
