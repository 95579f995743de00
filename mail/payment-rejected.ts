import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, note, paragraph, quote } from './email.ts'
import { formatInstant } from './format-instant.ts'

export const paymentRejected: Compose<'payment-rejected'> = (email, { appUrl, practice }, { timeZone }) => ({
  subject: `We could not confirm your payment for ${email.booking.code}`,
  preview: 'Please read why, and send us the transaction ID again.',
  blocks: [
    paragraph('We have checked your payment and cannot confirm it yet. The reason:'),
    quote(email.reason),
    bookingFacts(email.booking, timeZone),
    paragraph('When that is settled, please send us the transaction ID from your UPI app again.'),
    button('Send the transaction ID again', `${appUrl}/book/payment/${email.booking.bookingId}`),
    note(
      `You can do this until ${formatInstant(email.payableUntil, timeZone)}. If the money has left your account, don't worry: write to ${practice.email} and we will find it.`,
    ),
  ],
})
