import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { Paise } from '#domain/money.ts'

/** An instant as it is kept in an email's payload: ISO 8601 in UTC. */
export type IsoInstant = string

/** What emails say of a booking; never birth details, never a whole reference. */
export type BookingInEmail = {
  readonly bookingId: string
  readonly code: string
  readonly serviceName: string
  readonly amount: Paise
  /** Null for what has no appointment. */
  readonly session: SessionInEmail | null
  /** Of the calendar entry that goes along. */
  readonly calendarSequence: number
}

export type SessionInEmail = { readonly startsAt: IsoInstant; readonly endsAt: IsoInstant; readonly label: string }

/**
 * Why a booking was cancelled: by whom, because nobody paid, because its client has it inside another one (0034), or
 * with the account of its client.
 */
export type CancellationCause = 'client' | 'staff' | 'expired' | 'included' | 'account-deleted'

/** What the practice writes to people about their bookings and payments. */
export type BookingEmail =
  | { readonly kind: 'booking-received'; readonly booking: BookingInEmail; readonly payableUntil: IsoInstant }
  | {
      readonly kind: 'payment-claimed'
      readonly booking: BookingInEmail
      readonly referenceEnding: string
      /** The slot went to somebody else before the payment was told to us. */
      readonly needsReschedule: boolean
    }
  | { readonly kind: 'payment-verified'; readonly booking: BookingInEmail; readonly verifiedAt: IsoInstant }
  | {
      readonly kind: 'payment-rejected'
      readonly booking: BookingInEmail
      readonly reason: string
      readonly payableUntil: IsoInstant
    }
  | {
      readonly kind: 'booking-changed'
      readonly booking: BookingInEmail
      readonly previous: SessionInEmail | null
      readonly changedAt: IsoInstant
      readonly isConfirmed: boolean
    }
  | {
      readonly kind: 'booking-cancelled'
      readonly booking: BookingInEmail
      readonly cause: CancellationCause
      readonly refundDue: Paise
      /** Whether the money had been found; unknown of emails that were written before this was kept. */
      readonly isPaymentVerified?: boolean
      /** What was booked; unknown of emails that were written before this was kept. */
      readonly serviceType?: ServiceType
      readonly cancelledAt: IsoInstant
    }
  | { readonly kind: 'enrolled'; readonly courseTitle: string; readonly courseLevel: string }
  /** To the practice: somebody has paid for a slot that is no longer theirs. */
  | { readonly kind: 'slot-lost'; readonly booking: BookingInEmail }
  /** To the practice: an hour is free again, and perhaps money has to go back. */
  | {
      readonly kind: 'client-cancelled'
      readonly booking: BookingInEmail
      readonly cause: 'client' | 'account-deleted'
      readonly refundDue: Paise
      readonly isPaymentVerified: boolean
    }
