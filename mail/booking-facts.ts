import { CALENDAR_ENTRIES } from '#content/booking/calendar-entries.ts'
import { longDay } from '#content/words/dates.ts'
import { discountText } from '#content/words/ledger-labels.ts'
import { formatRupees } from '#content/words/money.ts'
import { clientTime } from '#content/words/session-times.ts'
import { calendarFile } from '#domain/bookings/calendar-file.ts'
import type { EmailText } from '#domain/content/email-texts.ts'
import type { HeldAs } from '#domain/content/offers.ts'
import type { BookingInEmail } from '#domain/emails/booking-emails.ts'
import { type Attachment, type Block, type EmailContext, facts, paragraph, type Reader } from './email.ts'

export const HELD_AS: Readonly<Record<HeldAs, string>> = {
  video: 'Video call',
  telephone: 'Phone call',
  'in-person': 'In person',
  'in-writing': 'In writing',
}

/** The booking details that every email about a booking shows; for staff, with the practice's time first. */
export function bookingFacts(booking: BookingInEmail, reader: Reader, timeText = clientTime): Block {
  return facts(
    ['Booking', booking.code],
    [booking.course ? 'Course' : 'Service', booking.serviceName],
    ...(booking.forName ? [['For', booking.forName] as const] : []),
    ...(booking.course?.startDate ? [['Start date', longDay(booking.course.startDate)] as const] : []),
    ...(booking.session ? [['When', timeText(booking.session, reader)] as const] : []),
    ...(booking.heldAs ? [['How', HELD_AS[booking.heldAs]] as const] : []),
    ['Amount', formatRupees(booking.amount)],
    ...(booking.discount ? [['Discount', discountLine(booking.discount)] as const] : []),
  )
}

/** What was booked, and for whom if it is not the client. */
export function bookedFor({
  serviceName,
  forName,
}: {
  readonly serviceName: string
  readonly forName?: string
}): string {
  return forName ? `${serviceName} for ${forName}` : serviceName
}

function discountLine({ label, amount }: NonNullable<BookingInEmail['discount']>): string {
  return `${discountText(label)}: ${formatRupees(amount)} off`
}

/** Next to the button that pays. */
export function exactAmount({ amount, isOwnAmount }: BookingInEmail): Block[] {
  if (!isOwnAmount) return []
  return [paragraph(`Pay exactly ${formatRupees(amount)}, so that we can recognize your payment.`)]
}

/** The calendar entry; none for a booking without an appointment. */
export function calendarAttachment(
  booking: BookingInEmail,
  { practice, appUrl }: EmailContext,
  state: { readonly changedAt: string; readonly isConfirmed: boolean; readonly isCancelled: boolean },
): Attachment[] {
  const { session, calendarSequence, meetingLink = '', ...named } = booking
  if (!session) return []

  const entry = {
    ...named,
    meetingLink,
    startsAt: new Date(session.startsAt),
    endsAt: new Date(session.endsAt),
    sequence: calendarSequence,
    changedAt: new Date(state.changedAt),
    isConfirmed: state.isConfirmed,
    isCancelled: state.isCancelled,
  }
  const method = state.isCancelled ? 'CANCEL' : 'PUBLISH'
  return [
    {
      filename: 'session.ics',
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content: calendarFile([entry], { ...practice, practiceName: practice.name, appUrl }, CALENDAR_ENTRIES),
    },
  ]
}

type Payable = { readonly booking: BookingInEmail; readonly bookedByStaff?: boolean }

/** A client who was booked by staff may have no way to sign in yet. */
export function paymentUrl({ booking, bookedByStaff }: Payable, context: EmailContext, { address }: Reader): string {
  const { bookingId } = booking
  return bookedByStaff ? context.bookingUrl('pay', bookingId, address) : `${context.appUrl}/book/payment/${bookingId}`
}

/** The placeholders of a booking in the texts of a practice. */
export function forBooking({ code, serviceName }: BookingInEmail): Readonly<Record<string, string>> {
  return { code, service: serviceName }
}

/** Of a booking that is confirmed without a payment. */
export function coveredText({ serviceName }: BookingInEmail): EmailText {
  return {
    subject: `Your booking is confirmed: ${serviceName}`,
    opening: 'Your booking is confirmed. There is nothing to pay.',
  }
}
