import type { BookingInEmail } from '#domain/emails/booking-emails.ts'
import { type Block, type EmailContext, link, paragraph, quote } from './email.ts'

/** The fingerprint of a Prasna question. In the client's mailbox nobody can exchange it. */
export function sealBlocks({ bookingId, sealHash }: BookingInEmail, { appUrl }: EmailContext): Block[] {
  if (sealHash === undefined) return []
  return [
    paragraph(
      'We have sealed your question with its time and place. Please keep this email: with this fingerprint you can prove that nobody changed them.',
    ),
    quote(sealHash),
    link('See the proof of your question', `${appUrl}/dashboard/bookings/${bookingId}/proof`),
  ]
}
