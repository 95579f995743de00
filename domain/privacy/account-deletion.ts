import type { BookingStatus } from '#domain/bookings/booking-states.ts'
import { hasBegun } from '#domain/bookings/session-stage.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { type RefundCase, refundDue } from '#domain/payments/refund-rules.ts'

export type LeavingBooking = RefundCase & { readonly status: BookingStatus; readonly needsReschedule: boolean }

/**
 * What goes back of a booking that ends with its client's account (0029); undefined of one that stays as it is, because
 * it is over or there is nothing in it to give back.
 */
export function refundOnDeparture(booking: LeavingBooking, now: Date): Paise | undefined {
  if (booking.status === 'cancelled' || hasBegun(booking, now)) return undefined
  if (booking.status === 'pending') return paiseFrom(0)
  // Nobody has confirmed it yet, so nothing was sold: whatever of it is found goes back, however late.
  if (booking.paymentStatus === 'awaiting_verification') return booking.amount

  const due = refundDue(booking, now)
  // A course that is past its refund was given: it closes with the account and stays in the books.
  return booking.serviceType === 'course' && due === 0 ? undefined : due
}

/** What somebody was told before they decided, in short; sent along, so that nobody agrees to something else. */
export function statementOf(endings: readonly { readonly refundDue: Paise }[]): string {
  return `${endings.length} ${endings.reduce((sum, { refundDue }) => sum + refundDue, 0)}`
}
