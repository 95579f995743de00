import { LATE_PAYMENT } from '#content/emails/gateways.ts'
import { formatRupees } from '#content/words/money.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { bookingFacts } from '../bookings/booking-parts.ts'
import { button, type EmailDefinition, forWeeks, note, paragraph } from '../email.ts'

/** Goes to a client whose payment came after the booking had ended. */
export const latePayment: EmailDefinition<'late-payment'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: ({ booking, amount }, { appUrl, practice }, reader) => ({
    subject: LATE_PAYMENT.subject(formatRupees(amount)),
    preview: LATE_PAYMENT.preview,
    blocks: [
      paragraph(LATE_PAYMENT.opening(formatRupees(amount), booking.code)),
      bookingFacts(booking, reader),
      paragraph(LATE_PAYMENT.next),
      button(LATE_PAYMENT.button, `${appUrl}/dashboard`),
      note(LATE_PAYMENT.note(practice.email)),
    ],
  }),
}
