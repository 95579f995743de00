import { Badge } from '#app/ui/badge.tsx'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import type { DeskBookingView } from './desk-booking.ts'

type Badged = Pick<
  DeskBookingView,
  'serviceType' | 'status' | 'paymentStatus' | 'outcome' | 'askedAt' | 'needsReschedule'
>

/** The state of a booking in one or two words. */
export function BookingBadge({ booking }: { booking: Badged }) {
  const { serviceType, status, paymentStatus, outcome, askedAt, needsReschedule } = booking
  if (status === 'cancelled') return <Badge tone="danger">{CARD.cancelled}</Badge>
  if (status === 'pending') return <Badge>{CARD.pendingPayment}</Badge>
  if (needsReschedule) return <Badge tone="danger">{CARD.rescheduleNeeded}</Badge>
  if (paymentStatus !== 'paid') return <Badge>{CARD.beingChecked}</Badge>
  if (serviceType === 'pass') return <Badge tone="success">{CARD.passSold}</Badge>
  if (serviceType === 'voucher') return <Badge tone="success">{CARD.voucherSold}</Badge>
  if (serviceType === 'course') return <Badge tone="success">{CARD.enrolled}</Badge>
  if (outcome === 'completed') return <Badge tone="neutral">{CARD.completed}</Badge>
  if (outcome === 'no_show') return <Badge tone="danger">{CARD.noShow}</Badge>
  if (askedAt !== null) return <Badge>{CARD.questionWaiting}</Badge>
  return <Badge tone="success">{CARD.confirmed}</Badge>
}
