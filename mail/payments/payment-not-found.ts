import { PAYMENT_NOT_FOUND } from '#content/emails/payments.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { bookingFacts } from '../bookings/booking-parts.ts'
import { type EmailDefinition, forWeeks, paragraph } from '../email.ts'

export const paymentNotFound: EmailDefinition<'payment-not-found'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: ({ booking }, { practice }, reader) => ({
    subject: PAYMENT_NOT_FOUND.subject(booking.code),
    preview: PAYMENT_NOT_FOUND.preview,
    blocks: [
      paragraph(PAYMENT_NOT_FOUND.opening),
      bookingFacts(booking, reader),
      paragraph(PAYMENT_NOT_FOUND.ifMoneyLeft(practice.email)),
    ],
  }),
}
