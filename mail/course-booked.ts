import { formatRupees } from '#content/words/money.ts'
import { clientTime } from '#content/words/session-times.ts'
import { bookingFacts, exactAmount, forBooking, paymentUrl } from './booking-facts.ts'
import { button, type Compose, editableText, note, paragraph } from './email.ts'

/** A course holds no time: only the payment is left. */
export const courseBooked: Compose<'booking-received'> = (email, context, reader) => {
  const { booking, payableUntil, bookedByStaff = false } = email
  const { subject, opening } = editableText('course-booked', context, forBooking(booking))
  return {
    subject,
    preview: `Please pay to join ${booking.serviceName}.`,
    blocks: [
      paragraph(opening),
      bookingFacts(booking, reader),
      ...exactAmount(booking),
      button(`Pay ${formatRupees(booking.amount)}`, paymentUrl(email, context, reader)),
      ...(bookedByStaff ? [note('You can pay without signing in. The link opens this booking only.')] : []),
      note(`If we do not receive your payment by ${clientTime(payableUntil, reader)}, the booking will be cancelled.`),
    ],
  }
}
