import { REFUND_POLICY, refundText } from '#content/booking/refund-policy.ts'
import { CANCEL } from '#content/site/dashboard.ts'
import { formatRupees } from '#content/words/money.ts'
import type { BookingState } from '#domain/bookings/booking-states.ts'
import type { Paise } from '#domain/money.ts'

type Cancelled = BookingState & { readonly paymentMethod: string }

/** What happens to the money when a booking is cancelled. */
export function cancellationText({ status, paymentStatus, paymentMethod }: Cancelled, refundDue: Paise): string {
  if (status !== 'paid' || paymentMethod === 'session') return CANCEL.unpaid
  if (refundDue === 0) return REFUND_POLICY.none
  return refundText(formatRupees(refundDue), { isUnconfirmed: paymentStatus !== 'paid' })
}
