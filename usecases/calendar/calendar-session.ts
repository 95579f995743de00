import type { ClientBooking } from '#db/bookings/bookings.ts'
import type { CalendarSession } from '#domain/calendar/calendar-file.ts'

/** A booking as its client's calendar entry; undefined while it is unpaid or when it has no appointment. */
export function calendarSessionOf(booking: ClientBooking): CalendarSession | undefined {
  return booking.status === 'pending' ? undefined : sessionOf(booking)
}

/** A booking as the astrologer's calendar entry: also while an unpaid hold keeps the slot. */
export function astrologersSessionOf(
  { clientName, ...booking }: ClientBooking & { readonly clientName: string },
  now: Date,
): CalendarSession | undefined {
  const isHeld = booking.holdsSlot && booking.holdExpiresAt > now
  const session = booking.status === 'pending' && !isHeld ? undefined : sessionOf(booking)
  return session && { ...session, clientFirstName: clientName.trim().split(/\s+/)[0] ?? '' }
}

function sessionOf(booking: ClientBooking): CalendarSession | undefined {
  const { startsAt, endsAt, status, paymentStatus, needsReschedule } = booking
  const hasTime = startsAt !== null && endsAt !== null && !needsReschedule
  if (!hasTime || (status === 'cancelled' && paymentStatus === 'pending')) return undefined

  return {
    bookingId: booking.id,
    code: booking.code,
    serviceName: booking.serviceName,
    questionCount: booking.questionCount,
    astrologerName: booking.astrologerName,
    startsAt,
    endsAt,
    sequence: booking.calendarSequence,
    changedAt: booking.updatedAt,
    isCancelled: status === 'cancelled',
    isConfirmed: paymentStatus === 'paid',
    meetingLink: booking.meetingLink,
    heldAs: booking.heldAs,
  }
}
