import { formatRupees } from '#content/words/money.ts'
import { partPaidBlocks } from './balance-due.ts'
import { bookingFacts, forBooking } from './booking-facts.ts'
import { button, type Compose, editableText, note, paragraph } from './email.ts'
import { askedText } from './pay-at-session.ts'
import { REFERENCES_IN_EMAIL } from './ways-in-email.ts'

export const paymentClaimed: Compose<'payment-claimed'> = (email, context, reader) => {
  const { appUrl, practice } = context
  const isAtSession = email.way === 'session'
  const { booking, way = 'upi', referenceEnding, needsReschedule, balance } = email
  const values = { ...forBooking(booking), way: REFERENCES_IN_EMAIL[way], reference: referenceEnding }
  const { subject, opening } = isAtSession ? askedText(booking) : editableText('payment-claimed', context, values)
  return {
    subject,
    preview: isAtSession
      ? 'We will email you as soon as we have agreed.'
      : 'We will email you as soon as your payment is confirmed.',
    blocks: [
      paragraph(opening),
      bookingFacts(booking, reader),
      ...(balance === undefined
        ? []
        : [paragraph(`It is for the balance of ${formatRupees(balance)}. Your booking stays confirmed.`)]),
      ...partPaidBlocks(email),
      ...(needsReschedule
        ? [
            paragraph(
              'The time you chose was held for 30 minutes, and someone else booked it before your payment reached us. Your booking is still valid. Please choose another time; there is no extra charge.',
            ),
            button('Choose a new time', context.bookingUrl('move', booking.bookingId, reader.address)),
          ]
        : [
            ...(booking.course && balance === undefined
              ? [paragraph('You are enrolled as soon as we have confirmed your payment.')]
              : []),
            button('View my booking', `${appUrl}/dashboard`),
          ]),
      note(`If you did not ${isAtSession ? 'ask for this' : 'make this payment'}, please write to ${practice.email}.`),
    ],
  }
}
