import type { Paise } from '#domain/money.ts'
import type { BookingInLetter, IsoInstant } from './booking-letters.ts'

/** What the desk writes to clients around their sessions, and the program to the desk. */
export type DeskLetter =
  | { readonly kind: 'reminder-2-days'; readonly booking: BookingInLetter; readonly meetingLink: string }
  | { readonly kind: 'session-soon'; readonly booking: BookingInLetter; readonly meetingLink: string }
  | { readonly kind: 'session-link'; readonly booking: BookingInLetter; readonly meetingLink: string }
  | {
      readonly kind: 'refund-sent'
      readonly booking: BookingInLetter
      readonly amount: Paise
      readonly refundedAt: IsoInstant
    }
  /** A payment was claimed for a booking that was cancelled since, and it never came. */
  | { readonly kind: 'payment-not-found'; readonly booking: BookingInLetter }
  /** To the practice: so many letters could not be delivered, the latest of them for this reason. */
  | { readonly kind: 'letters-undelivered'; readonly count: number; readonly reason: string }
