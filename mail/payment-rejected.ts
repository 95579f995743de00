import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, note, paragraph, quote } from './email.ts'
import { formatInstant } from './format-instant.ts'

export const paymentRejected: Compose<'payment-rejected'> = (email, { appUrl, practice }, { timeZone }) => ({
  subject: `We could not find your payment for ${email.booking.code}`,
  preview: 'Please check the transaction ID and send it again.',
  blocks: [
    paragraph('We looked for your payment and could not confirm it. This is what we found:'),
    quote(email.reason),
    bookingFacts(email.booking, timeZone),
    paragraph(
      'Often it is just a mistyped digit. Please compare the transaction ID with the one in your UPI app and send it again.',
    ),
    button('Send the transaction ID again', `${appUrl}/book/payment/${email.booking.bookingId}`),
    note(
      `You can do this until ${formatInstant(email.payableUntil, timeZone)}. If the money has left your account, don't worry: write to ${practice.email} and we will find it.`,
    ),
  ],
})
