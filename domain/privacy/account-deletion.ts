import type { BookingStatus } from '#domain/bookings/booking-states.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { type RefundCase, refundDue } from '#domain/payments/refund-rules.ts'
import { hasBegun } from '#domain/sessions/session-stage.ts'

export type EndingBooking = RefundCase & { readonly status: BookingStatus; readonly needsReschedule: boolean }

/**
 * The refund of a booking that ends with its client's account (0029); undefined for one that stays unchanged because it is
 * over or nothing is refundable.
 */
export function refundOnDeletion(booking: EndingBooking, now: Date): Paise | undefined {
  if (booking.status === 'cancelled' || hasBegun(booking, now)) return undefined
  if (booking.status === 'pending') return paiseFrom(0)
  // Not yet confirmed, so nothing was sold: if the payment is found, it is refunded, however late.
  if (booking.paymentStatus === 'awaiting_verification') return booking.amount

  const due = refundDue(booking, now)
  // A course past its refund period and a pass without sessions count as delivered and stay booked.
  return booking.serviceType !== 'consultation' && due === 0 ? undefined : due
}

/** A short form of what the page stated; sent with the form, so that a user never agrees to something else. */
export function statementOf(endings: readonly { readonly refundDue: Paise }[]): string {
  return `${endings.length} ${endings.reduce((sum, { refundDue }) => sum + refundDue, 0)}`
}
