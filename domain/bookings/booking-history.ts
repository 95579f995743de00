import type { Paise } from '#domain/money.ts'
import type { BookingActor, BookingChange } from './booking-states.ts'

/** A line in the history of a booking: a change of the booking itself, or of its refund. */
export type BookingHistoryEntry = {
  readonly key: string
  readonly at: Date
  readonly change: BookingChange | 'refund-recorded' | 'refund-closed'
  readonly actor: BookingActor
  /** Null for the system, and for an account that is gone. */
  readonly actorName: string | null
  readonly reason: string | null
  /** Of a refund. */
  readonly amount: Paise | null
  readonly reference: string | null
}
