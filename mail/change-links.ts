import type { BookingInEmail } from '#domain/emails/booking-emails.ts'
import { type Block, type EmailContext, link, note, type Reader } from './email.ts'

/** How to move or cancel a session without a sign-in; a booking without an appointment is changed on the dashboard. */
export function changeLinks({ bookingId, session }: BookingInEmail, context: EmailContext, reader: Reader): Block[] {
  if (!session) return []
  return [
    link('Choose another time', context.bookingUrl('move', bookingId, reader.address)),
    link('Cancel this booking', context.bookingUrl('cancel', bookingId, reader.address)),
    note(
      'Before you confirm, you will see what it costs and what we refund. These links work without signing in, so please do not forward this email.',
    ),
  ]
}
