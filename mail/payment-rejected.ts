import { clientTime } from '#content/words/session-times.ts'
import { partPaidBlocks } from './balance-due.ts'
import { bookingFacts, forBooking, paymentUrl } from './booking-facts.ts'
import { button, type Compose, editableText, note, paragraph, quote } from './email.ts'
import { declinedText } from './pay-at-session.ts'
import { payableNote, paymentReversed } from './payment-reversed.ts'

export const paymentRejected: Compose<'payment-rejected'> = (email, context, reader) => {
  if (email.isReversal) return paymentReversed(email, context, reader)
  if (email.way === 'session') return sessionDeclined(email, context, reader)
  const { subject, opening } = editableText('payment-rejected', context, forBooking(email.booking))
  return {
    subject,
    preview: 'Please read why, and send us the transaction ID again.',
    blocks: [
      paragraph(opening),
      quote(email.reason),
      bookingFacts(email.booking, reader),
      ...partPaidBlocks(email),
      paragraph('When that is settled, please send us the transaction ID of your payment again.'),
      button('Send the transaction ID again', paymentUrl(email, context, reader)),
      payableNote(email, context, reader),
    ],
  }
}

const sessionDeclined: Compose<'payment-rejected'> = (email, context, reader) => {
  const { subject, opening } = declinedText(email.booking)
  return {
    subject,
    preview: 'Please choose another way to pay.',
    blocks: [
      paragraph(opening),
      quote(email.reason),
      bookingFacts(email.booking, reader),
      paragraph('Please choose another way to pay, so that we can confirm your booking.'),
      button('Choose how to pay', paymentUrl(email, context, reader)),
      note(
        `You can do this until ${clientTime(email.payableUntil, reader)}. Questions? Write to ${context.practice.email}.`,
      ),
    ],
  }
}
