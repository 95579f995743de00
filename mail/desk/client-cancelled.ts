import { CLIENT_CANCELLED } from '#content/emails/desk.ts'
import { EMAIL_FRAME } from '#content/emails/shared.ts'
import { formatRupees } from '#content/words/money.ts'
import { staffTime } from '#content/words/session-times.ts'
import type { EmailOf } from '#domain/emails/emails.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { bookingFacts } from '../bookings/booking-parts.ts'
import { button, type EmailDefinition, forWeeks, paragraph } from '../email.ts'

/** Goes to the practice. It names no client, because it outlives the client's account. */
export const clientCancelled: EmailDefinition<'client-cancelled'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: (email, { appUrl }, reader) => ({
    subject: CLIENT_CANCELLED.subject(email.booking.code),
    preview: refundText(email),
    greeting: EMAIL_FRAME.greeting,
    blocks: [
      paragraph([CLIENT_CANCELLED.causes[email.cause], freedText(email)].filter(Boolean).join(' ')),
      bookingFacts(email.booking, reader, staffTime),
      paragraph(refundText(email)),
      button(CLIENT_CANCELLED.button, `${appUrl}/staff/bookings/${email.booking.bookingId}`),
    ],
  }),
}

function freedText({ booking, isPaymentVerified }: EmailOf<'client-cancelled'>): string {
  if (booking.session) return CLIENT_CANCELLED.timeFree
  return booking.course && isPaymentVerified ? CLIENT_CANCELLED.enrollmentEnded : ''
}

function refundText({ refundDue, isPaymentVerified }: EmailOf<'client-cancelled'>): string {
  const amount = formatRupees(refundDue)
  if (isPaymentVerified) return refundDue > 0 ? CLIENT_CANCELLED.refundDue(amount) : CLIENT_CANCELLED.noRefund
  return refundDue > 0 ? CLIENT_CANCELLED.unverifiedRefund(amount) : CLIENT_CANCELLED.unverified
}
