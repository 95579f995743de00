import type { BookingInLetter } from './booking-letters.ts'
import type { Paise } from './money.ts'

/** An instant as it is kept in a letter's payload: ISO 8601 in UTC. */
type IsoInstant = string

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
  /** To the practice: so many letters could not be delivered, the latest of them for this reason. */
  | { readonly kind: 'letters-undelivered'; readonly count: number; readonly reason: string }
