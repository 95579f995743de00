import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, note, paragraph } from './email.ts'

export const paymentClaimed: Compose<'payment-claimed'> = (email, { appUrl, practice }, { timeZone }) => {
  const { booking, referenceEnding, needsReschedule } = email
  return {
    subject: `Thank you: we are checking your payment for ${booking.code}`,
    preview: 'We compare your transfer with our bank statement and write to you again.',
    blocks: [
      paragraph(
        `You told us of a UPI transfer whose transaction ID ends in ${referenceEnding}. We are now checking it against our bank statement, usually within one working day. Then we write to you again.`,
      ),
      bookingFacts(booking, timeZone),
      ...(needsReschedule
        ? [
            paragraph(
              'The time you had chosen was no longer kept for you when your payment reached us, and somebody else has it now. Your booking stands: please choose another time, it costs nothing.',
            ),
            button('Choose another time', `${appUrl}/dashboard/bookings/${booking.bookingId}/reschedule`),
          ]
        : [button('See your booking', `${appUrl}/dashboard`)]),
      note(`If you have not made this payment, please write to ${practice.email}.`),
    ],
  }
}
