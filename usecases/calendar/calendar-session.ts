import type { ClientBooking } from '#db/bookings/bookings.ts'
import type { CalendarSession } from '#domain/bookings/calendar-file.ts'

/** A booking as a calendar entry; undefined while it is unpaid or when it has no appointment. */
export function calendarSessionOf(booking: ClientBooking): CalendarSession | undefined {
  const { startsAt, endsAt, status, paymentStatus, needsReschedule } = booking
  const hasTime = startsAt !== null && endsAt !== null && !needsReschedule
  if (!hasTime || status === 'pending' || (status === 'cancelled' && paymentStatus === 'pending')) return undefined

  return {
    bookingId: booking.id,
    code: booking.code,
    serviceName: booking.serviceName,
    startsAt,
    endsAt,
    sequence: booking.calendarSequence,
    changedAt: booking.updatedAt,
    isCancelled: status === 'cancelled',
    isConfirmed: paymentStatus === 'paid',
    meetingLink: booking.meetingLink,
  }
}
