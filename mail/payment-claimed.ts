import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, note, paragraph } from './email.ts'

export const paymentClaimed: Compose<'payment-claimed'> = (email, { appUrl, practice }, { timeZone }) => {
  const { booking, referenceEnding, needsReschedule } = email
  return {
    subject: `We are checking your payment for ${booking.code}`,
    preview: 'We will email you as soon as your payment is confirmed.',
    blocks: [
      paragraph(
        `Thank you. You sent us a UPI transaction ID ending in ${referenceEnding}. We are now checking it against our bank statement. This usually takes one working day. We will email you as soon as it is done.`,
      ),
      bookingFacts(booking, timeZone),
      ...(needsReschedule
        ? [
            paragraph(
              'The time you chose was held for 30 minutes, and someone else booked it before your payment reached us. Your booking is still valid. Please choose another time; there is no extra charge.',
            ),
            button('Choose a new time', `${appUrl}/dashboard/bookings/${booking.bookingId}/reschedule`),
          ]
        : [button('View my booking', `${appUrl}/dashboard`)]),
      note(`If you did not make this payment, please write to ${practice.email}.`),
    ],
  }
}
