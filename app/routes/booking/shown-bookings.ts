import { BOOKINGS } from '#app/content/dashboard.ts'
import type { OwnBooking, ShownBooking } from '#app/features/dashboard/shown-booking.ts'
import { startsInText } from '#app/features/dashboard/starts-in.ts'
import type { ClientBooking } from '#db/bookings/bookings.ts'
import { type CalendarLinks, sessionLinks } from '#domain/bookings/calendar-links.ts'
import { isPayable } from '#domain/bookings/holds.ts'
import { mayReschedule } from '#domain/bookings/rescheduling.ts'
import { type SessionStage, sessionStage } from '#domain/bookings/session-stage.ts'
import { datedSessionText } from '#domain/bookings/slot-text.ts'
import { shortDay } from '#domain/date-text.ts'
import { formatRupees } from '#domain/money.ts'
import { calendarSessionOf } from '#usecases/calendar/calendar-session.ts'

/** A booking as text, with what its owner may do now. */
export function shownBooking(booking: ClientBooking, now: Date): ShownBooking {
  const { startsAt, preferredTime, timeZone } = booking
  const stage = booking.needsReschedule ? undefined : sessionStage(booking, now)
  const isOpen = booking.status === 'pending' && isPayable(booking, now)
  const hasBegun = booking.serviceType === 'consultation' && stage === 'completed'
  return {
    id: booking.id,
    code: booking.code,
    serviceName: booking.serviceName,
    amount: formatRupees(booking.amount),
    badge: badgeOf(booking, stage, isOpen),
    stage: stage ?? null,
    session: startsAt && preferredTime ? datedSessionText(startsAt, preferredTime, timeZone) : null,
    bookedOn: shortDay(booking.createdAt),
    notes: booking.notes,
    rejectionReason: isOpen ? booking.rejectionReason : null,
    refundNote: refundNoteOf(booking),
    needsReschedule: booking.needsReschedule,
    mayPay: isOpen,
    mayReschedule: mayReschedule(booking, now).ok,
    mayCancel: (isOpen || booking.status === 'paid') && !hasBegun,
  }
}

function refundNoteOf({ status, paymentStatus, refundDue }: ClientBooking): string | null {
  if (refundDue) return BOOKINGS.refundDue(formatRupees(refundDue))
  return status === 'cancelled' && paymentStatus === 'awaiting_verification' ? BOOKINGS.paymentUnchecked : null
}

type Publisher = Parameters<typeof sessionLinks>[1]

/** The same for the dashboard, with calendar links for a session that is still ahead. */
export function ownBooking(booking: ClientBooking, publisher: Publisher, now: Date): OwnBooking {
  const shown = shownBooking(booking, now)
  return {
    ...shown,
    startsIn: (booking.startsAt && startsInText(booking.startsAt, now)) ?? null,
    calendar: shown.stage === 'completed' ? null : calendarLinksOf(booking, publisher),
    meetingLink: shown.stage === 'completed' ? null : booking.meetingLink || null,
  }
}

/** Null unless the booking is paid and has an appointment. */
export function calendarLinksOf(booking: ClientBooking, publisher: Publisher): CalendarLinks | null {
  const session = booking.status === 'paid' ? calendarSessionOf(booking) : undefined
  return session ? sessionLinks(session, publisher) : null
}

function badgeOf(
  { status, paymentStatus, rejectionReason, serviceType }: ClientBooking,
  stage: SessionStage | undefined,
  isOpen: boolean,
): ShownBooking['badge'] {
  if (status === 'cancelled' || (status === 'pending' && !isOpen)) return 'cancelled'
  if (status === 'pending') return rejectionReason === null ? 'pending' : 'rejected'
  if (paymentStatus === 'awaiting_verification') return 'awaiting'
  // A course continues after its first session; its lessons show the progress.
  if (serviceType === 'course') return 'enrolled'
  return stage === 'completed' ? 'completed' : 'confirmed'
}
