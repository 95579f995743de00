import { serviceText } from '#content/booking/service-text.ts'
import { PAYMENT_REMINDER } from '#content/emails/payments.ts'
import { BOOKING_PARTS } from '#content/emails/shared.ts'
import { formatRupees } from '#content/words/money.ts'
import { clientTime } from '#content/words/session-times.ts'
import { refreshPaymentReminder } from '#usecases/bookings/refresh-booking-email.ts'
import { bookingFacts, exactAmount, forBooking, paymentUrl } from '../bookings/booking-parts.ts'
import { button, type EmailDefinition, editableText, note, paragraph } from '../email.ts'

export const paymentReminder: EmailDefinition<'payment-reminder'> = {
  expiry: ({ heldUntil }) => new Date(heldUntil),
  refresh: refreshPaymentReminder,
  compose: (email, context, reader) => {
    const { booking, heldUntil } = email
    const { subject, opening } = editableText('payment-reminder', context, forBooking(booking))
    return {
      subject,
      preview: PAYMENT_REMINDER.preview(serviceText(booking)),
      blocks: [
        paragraph(opening),
        bookingFacts(booking, reader),
        paragraph(PAYMENT_REMINDER.heldUntil(clientTime(heldUntil, reader))),
        ...exactAmount(booking),
        button(BOOKING_PARTS.pay(formatRupees(booking.amount)), paymentUrl(email, context, reader)),
        note(PAYMENT_REMINDER.note),
      ],
    }
  },
}
