import { LATE_PAYMENT_RECEIVED } from '#content/emails/gateways.ts'
import { EMAIL_FRAME } from '#content/emails/shared.ts'
import { formatRupees } from '#content/words/money.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, forWeeks, paragraph } from '../email.ts'

/** Goes to the practice: the client may want to book again, or have the money back. */
export const latePaymentReceived: EmailDefinition<'late-payment-received'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: ({ booking, amount }, { appUrl }) => ({
    subject: LATE_PAYMENT_RECEIVED.subject(booking.code),
    preview: LATE_PAYMENT_RECEIVED.preview,
    greeting: EMAIL_FRAME.greeting,
    blocks: [
      paragraph(LATE_PAYMENT_RECEIVED.opening(formatRupees(amount), booking.code)),
      button(LATE_PAYMENT_RECEIVED.button, `${appUrl}/staff/bookings/${booking.bookingId}`),
    ],
  }),
}
