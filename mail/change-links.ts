import type { BookingInEmail } from '#domain/emails/booking-emails.ts'
import { type Block, type EmailContext, link, note, paragraph, type Reader } from './email.ts'

/** How to move or cancel a session without a sign-in; a booking without an appointment is changed on the dashboard. */
export function changeLinks(booking: BookingInEmail, context: EmailContext, reader: Reader): Block[] {
  const { bookingId, session } = booking
  if (!session) return []
  return [
    ...birthLink(booking, context, reader),
    link('Choose another time', context.bookingUrl('move', bookingId, reader.address)),
    link('Cancel this booking', context.bookingUrl('cancel', bookingId, reader.address)),
    note(
      'Before you confirm, you will see what it costs and what we refund. These links work without signing in, so please do not forward this email.',
    ),
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
    paragraph('For your session we still need your date, time and place of birth. You do not need to sign in.'),
    link('Give my birth details', context.bookingUrl('birth', bookingId, reader.address)),
  ]
}
