import { bookingFacts } from './booking-facts.ts'
import { type Compose, paragraph } from './email.ts'

export const paymentNotFound: Compose<'payment-not-found'> = ({ booking }, { practice }, reader) => ({
  subject: `We found no payment for ${booking.code}`,
  preview: 'There is nothing to refund.',
  blocks: [
    paragraph(
      'This booking was cancelled after you had reported a payment. We checked our account and the payment has not reached us, so there is nothing to refund.',
    ),
    bookingFacts(booking, reader),
    paragraph(
      `If the money has left your account, please write to ${practice.email} with the payment date and the transaction ID, and we will check again.`,
    ),
  ],
})
