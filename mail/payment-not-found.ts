import { bookingFacts } from './booking-facts.ts'
import { type Compose, paragraph } from './email.ts'

export const paymentNotFound: Compose<'payment-not-found'> = ({ booking }, { practice }, { timeZone }) => ({
  subject: `We found no payment for ${booking.code}`,
  preview: 'So there is nothing to return.',
  blocks: [
    paragraph(
      'This booking was cancelled after you had told us of a payment. We have looked for it, and it has not reached our account, so there is nothing to return.',
    ),
    bookingFacts(booking, timeZone),
    paragraph(
      `If the money has left your account, write to ${practice.email} with the date and the transaction ID: we will look again.`,
    ),
  ],
})
