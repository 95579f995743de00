import { calendarFile } from '#domain/bookings/calendar-file.ts'
import { sessionWords } from '#domain/bookings/slot-words.ts'
import type { BookingInLetter, SessionInLetter } from '#domain/letters/booking-letters.ts'
import { formatRupees } from '#domain/money.ts'
import { type Attachment, type Block, facts, type LetterContext } from './letter.ts'

/** The lines that every letter about a booking has in common. */
export function bookingFacts(booking: BookingInLetter, timeZone: string): Block {
  return facts(
    ['Booking', booking.code],
    ['Service', booking.serviceName],
    ...(booking.session ? [['When', sessionInWords(booking.session, timeZone)] as const] : []),
    ['Amount', formatRupees(booking.amount)],
  )
}

/** Both times: the practice's, and the reader's where it differs. */
export function sessionInWords({ startsAt, label }: SessionInLetter, timeZone: string): string {
  return sessionWords(new Date(startsAt), label, timeZone)
}

/** The entry for the reader's calendar; none for what has no appointment. */
export function calendarAttachment(
  booking: BookingInLetter,
  { practice, appUrl }: LetterContext,
  state: { readonly changedAt: string; readonly isConfirmed: boolean; readonly isCancelled: boolean },
): Attachment[] {
  const { session, calendarSequence, ...named } = booking
  if (!session) return []

  const entry = {
    ...named,
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
      content: calendarFile([entry], { practiceName: practice.name, appUrl }),
    },
  ]
}
