import { CALENDAR_ENTRIES } from '#content/booking/calendar-entries.ts'
import { HELD_AS_NAMES } from '#content/booking/held-as.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { BOOKING_FACTS, BOOKING_PARTS } from '#content/emails/shared.ts'
import { longDay } from '#content/words/dates.ts'
import { discountText } from '#content/words/ledger-labels.ts'
import { formatRupees } from '#content/words/money.ts'
import { clientTime } from '#content/words/session-times.ts'
import { type CalendarFileEntry, calendarFile } from '#domain/calendar/calendar-file.ts'
import type { BookedClassInEmail, BookingInEmail, ServiceInEmail } from '#domain/emails/booking-emails.ts'
import type { Attachment } from '#domain/emails/email-delivery.ts'
import { type Block, button, type EmailContext, facts, link, note, paragraph, quote, type Reader } from '../email.ts'

/** A class as an entry in the client's calendar. */
export function classAttachment(live: BookedClassInEmail, { practice, appUrl }: EmailContext): Attachment[] {
  const { meetingLink = '', startsAt, endsAt, changedAt, ...named } = live
  const time = { startsAt: new Date(startsAt), endsAt: new Date(endsAt), changedAt: new Date(changedAt) }
  return [calendarOf({ ...named, ...time, meetingLink, isConfirmed: true }, 'PUBLISH', { practice, appUrl })]
}

type Publisher = Pick<EmailContext, 'practice' | 'appUrl'>

function calendarOf(
  entry: CalendarFileEntry,
  method: 'PUBLISH' | 'CANCEL',
  { practice, appUrl }: Publisher,
): Attachment {
  return {
    filename: 'session.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarFile([entry], { ...practice, practiceName: practice.name, appUrl }, CALENDAR_ENTRIES),
  }
}

/** The booking details that every email about a booking shows; for staff, with the practice's time first. */
export function bookingFacts(booking: BookingInEmail, reader: Reader, timeText = clientTime): Block {
  return facts(
    [BOOKING_FACTS.booking, booking.code],
    [booking.course ? BOOKING_FACTS.course : BOOKING_FACTS.service, serviceText(booking)],
    ...(booking.forName ? [[BOOKING_FACTS.forWhom, booking.forName] as const] : []),
    ...(booking.course?.startDate ? [[BOOKING_FACTS.startDate, longDay(booking.course.startDate)] as const] : []),
    ...(booking.session ? [[BOOKING_FACTS.when, timeText(booking.session, reader)] as const] : []),
    ...(booking.heldAs ? [[BOOKING_FACTS.how, HELD_AS_NAMES[booking.heldAs]] as const] : []),
    [BOOKING_FACTS.amount, formatRupees(booking.amount)],
    ...(booking.discount ? [[BOOKING_FACTS.discount, discountLine(booking.discount)] as const] : []),
  )
}

function discountLine({ label, amount }: NonNullable<BookingInEmail['discount']>): string {
  return BOOKING_FACTS.discountOff(discountText(label), formatRupees(amount))
}

/** What was booked, and for whom if it is not the client. */
export function bookedFor({ forName, ...service }: ServiceInEmail & { readonly forName?: string }): string {
  return forName ? BOOKING_FACTS.serviceFor(serviceText(service), forName) : serviceText(service)
}

/** The placeholders of a booking in the texts of a practice. */
export function forBooking({ code, ...service }: BookingInEmail): Readonly<Record<string, string>> {
  return { code, service: serviceText(service) }
}

/** Next to the button that pays. */
export function exactAmount({ amount, isUniqueAmount }: BookingInEmail): Block[] {
  return isUniqueAmount ? [paragraph(BOOKING_PARTS.exactAmount(formatRupees(amount)))] : []
}

type Payable = { readonly booking: BookingInEmail; readonly bookedByStaff?: boolean }

/** A client who was booked by staff may have no way to sign in yet. */
export function paymentUrl({ booking, bookedByStaff }: Payable, context: EmailContext, { address }: Reader): string {
  const { bookingId } = booking
  return bookedByStaff ? context.bookingUrl('pay', bookingId, address) : `${context.appUrl}/book/payment/${bookingId}`
}

export function viewButton({ appUrl }: EmailContext): Block {
  return button(BOOKING_PARTS.view, `${appUrl}/dashboard`)
}

/** How to move or cancel a session without a sign-in; a booking without an appointment is changed on the dashboard. */
export function changeLinks(booking: BookingInEmail, context: EmailContext, reader: Reader): Block[] {
  const { bookingId, session } = booking
  if (!session) return []
  return [
    ...birthLink(booking, context, reader),
    link(BOOKING_PARTS.anotherTime, context.bookingUrl('move', bookingId, reader.address)),
    link(BOOKING_PARTS.cancel, context.bookingUrl('cancel', bookingId, reader.address)),
    note(BOOKING_PARTS.beforeYouConfirm),
  ]
}

/** Asks for the birth details of a session that the practice booked without them. */
export function birthLink(
  { bookingId, isBirthMissing }: BookingInEmail,
  context: EmailContext,
  reader: Reader,
): Block[] {
  if (!isBirthMissing) return []
  return [
    paragraph(BOOKING_PARTS.birthNeeded),
    link(BOOKING_PARTS.addBirth, context.bookingUrl('birth', bookingId, reader.address)),
  ]
}

/** The fingerprint of a Prasna question. In the client's mailbox nobody can exchange it. */
export function sealBlocks({ bookingId, sealHash }: BookingInEmail, { appUrl }: EmailContext): Block[] {
  if (sealHash === undefined) return []
  return [
    paragraph(BOOKING_PARTS.sealed),
    quote(sealHash),
    link(BOOKING_PARTS.seeProof, `${appUrl}/dashboard/bookings/${bookingId}/proof`),
  ]
}

type Meeting = Pick<BookingInEmail, 'heldAs' | 'meetingLink'>

/** How to meet; `without` is shown for a video call whose link has not been set yet. */
export function joinBlocks(
  { heldAs = 'video', meetingLink = '' }: Meeting,
  { practice }: EmailContext,
  without = '',
): Block[] {
  if (meetingLink.startsWith('tel:')) {
    return [button(BOOKING_PARTS.call(meetingLink.slice('tel:'.length)), meetingLink)]
  }
  if (meetingLink !== '') return [button(BOOKING_PARTS.join, meetingLink)]
  switch (heldAs) {
    case 'telephone':
      return [paragraph(BOOKING_PARTS.weCall)]
    case 'in-person':
      return [paragraph(BOOKING_PARTS.inPerson(practice.address))]
    case 'in-writing':
      return []
    default:
      return without === '' ? [] : [paragraph(without)]
  }
}

/** Whether a meeting link is still to come. */
export function awaitsLink({ heldAs = 'video', meetingLink = '' }: Meeting): boolean {
  return heldAs === 'video' && meetingLink === ''
}

/** A sentence about a link that is still to come, with the practice's number if it has one. */
export function orCall(sentence: string, { practice }: EmailContext): string {
  return practice.phone === '' ? sentence : `${sentence} ${BOOKING_PARTS.callIfNoLink(practice.phone)}`
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
  return [calendarOf(entry, method, { practice, appUrl })]
}
