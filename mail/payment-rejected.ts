import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, note, paragraph, quote } from './email.ts'
import { formatInstant } from './format-instant.ts'

export const paymentRejected: Compose<'payment-rejected'> = (email, { appUrl, practice }, { timeZone }) => ({
  subject: `We could not find your payment for ${email.booking.code}`,
  preview: 'Please look at the transaction ID again.',
  blocks: [
    paragraph('We looked for your transfer and could not confirm it. This is what we found:'),
    quote(email.reason),
    bookingFacts(email.booking, timeZone),
    paragraph(
      'A mistyped digit is the usual cause. Please compare the transaction ID with the one in your payment app and send it again.',
    ),
    button('Enter the transaction ID again', `${appUrl}/book/payment/${email.booking.bookingId}`),
    note(
      `You can do so until ${formatInstant(email.payableUntil, timeZone)}. If money has left your account, write to ${practice.email}: it is not lost.`,
    ),
  ],
})
