import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, note, paragraph, quote } from './letter.ts'
import { momentInWords } from './moment-words.ts'

export const paymentRejected: Compose<'payment-rejected'> = (letter, { appUrl, practice }, { timeZone }) => ({
  subject: `We could not find your payment for ${letter.booking.code}`,
  preview: 'Please look at the transaction ID again.',
  blocks: [
    paragraph('We looked for your transfer and could not confirm it. This is what we found:'),
    quote(letter.reason),
    bookingFacts(letter.booking, timeZone),
    paragraph(
      'A mistyped digit is the usual cause. Please compare the transaction ID with the one in your payment app and send it again.',
    ),
    button('Enter the transaction ID again', `${appUrl}/book/payment/${letter.booking.bookingId}`),
    note(
      `You can do so until ${momentInWords(letter.payableUntil, timeZone)}. If money has left your account, write to ${practice.email}: it is not lost.`,
    ),
  ],
})
