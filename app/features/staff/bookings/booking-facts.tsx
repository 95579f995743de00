import { emailFact, phoneFact } from '#app/features/staff/clients/contact-facts.tsx'
import type { Fact } from '#app/ui/fact-list.tsx'
import { HELD_AS_NAMES } from '#content/booking/held-as.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { CONTACT_CLIENT } from '#content/staff/clients/desk-contact.ts'
import { longDateTime, longDay, shortDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import type { DeskBookingView } from './desk-booking.ts'

/** What the desk knows about a booking, besides the birth details. */
export function deskBookingFacts(booking: DeskBookingView): Fact[] {
  return [
    { term: CARD.code, value: booking.code },
    ...timeFacts(booking),
    ...holdFact(booking),
    ...(booking.heldAs ? [{ term: CARD.heldAs, value: HELD_AS_NAMES[booking.heldAs] }] : []),
    ...astrologerFact(booking),
    ...emailFact(booking),
    ...callFact(booking),
    ...givenFacts(booking),
    { term: CARD.amount, value: formatRupees(booking.amount) },
    ...bookedFact(booking),
  ]
}

/** How to reach the client, and what else is not in the heading of the booking's page. */
export function clientFacts(booking: DeskBookingView): Fact[] {
  return [
    ...callFact(booking),
    ...emailFact(booking),
    ...givenFacts(booking),
    ...holdFact(booking),
    ...astrologerFact(booking),
    ...(booking.status === 'pending' ? bookedFact(booking) : []),
  ]
}

/** The time in one line, for a heading; empty for what has no time. */
export function bookingWhen(booking: DeskBookingView): string {
  const { serviceType, status, bookingDate, session, askedAt, createdAt } = booking
  if (serviceType === 'pass' || serviceType === 'voucher') return ''
  if (serviceType === 'course') return bookingDate === null ? '' : CARD.starts(longDay(bookingDate))
  if (session) return session.forStaff
  if (bookingDate !== null) return `${longDay(bookingDate)}, ${CARD.toBeConfirmed}`
  return status === 'pending' ? CARD.toBeScheduled : `${CARD.askedAt} ${longDateTime(askedAt ?? createdAt)}`
}

function astrologerFact({ astrologerName }: DeskBookingView): Fact[] {
  return astrologerName ? [{ term: CARD.astrologer, value: astrologerName }] : []
}

function bookedFact({ status, createdAt }: DeskBookingView): Fact[] {
  return [{ term: status === 'pending' ? CARD.requestedOn : CARD.bookedOn, value: shortDay(createdAt) }]
}

function callFact(booking: DeskBookingView): Fact[] {
  return phoneFact(booking.clientPhone, CONTACT_CLIENT.aboutBooking(booking.clientName, messageOf(booking)))
}

/** The booking in a message to the client. */
function messageOf({ code, serviceName, session }: DeskBookingView): string {
  return [serviceName, ...(session ? [session.forClient] : []), code].join(', ')
}

function timeFacts(booking: DeskBookingView): Fact[] {
  if (booking.serviceType === 'pass' || booking.serviceType === 'voucher') return []
  if (booking.serviceType === 'course') return startDate(booking)
  return booking.status === 'pending' ? requestedTime(booking) : sessionTime(booking)
}

function startDate({ bookingDate }: DeskBookingView): Fact[] {
  return bookingDate === null ? [] : [{ term: CARD.startDate, value: longDay(bookingDate) }]
}

function sessionTime({ bookingDate, session, askedAt, createdAt }: DeskBookingView): Fact[] {
  if (bookingDate === null) return [{ term: CARD.askedAt, value: longDateTime(askedAt ?? createdAt) }]
  return [
    { term: CARD.date, value: longDay(bookingDate) },
    { term: CARD.time, value: session?.clocks ?? CARD.toBeConfirmed },
  ]
}

function requestedTime({ bookingDate, session }: DeskBookingView): Fact[] {
  return [
    { term: CARD.date, value: bookingDate === null ? CARD.toBeScheduled : longDay(bookingDate) },
    { term: CARD.time, value: session?.clocks ?? CARD.toBeConfirmed },
  ]
}

function holdFact({ hold }: DeskBookingView): Fact[] {
  return hold?.state === 'held' ? [{ term: CARD.heldUntil, value: longDateTime(hold.until) }] : []
}

/** Details given with the booking that differ from the client's account. */
function givenFacts({ birth, clientName }: DeskBookingView): Fact[] {
  const name = birth?.fullName && birth.fullName !== clientName ? birth.fullName : undefined
  return [
    ...(name ? [{ term: CARD.nameGiven, value: name }] : []),
    ...(birth?.currentLocation ? [{ term: CARD.currentLocation, value: birth.currentLocation }] : []),
  ]
}
