import { formatRupees, type Paise } from '#domain/money.ts'
import { bookingFacts, calendarAttachment } from './booking-facts.ts'
import { button, type Compose, note, paragraph } from './letter.ts'

const CAUSES = {
  client: 'You have cancelled this booking.',
  staff: 'We had to cancel this booking.',
  expired: 'We received no payment for this booking, so it has ended by itself.',
} as const

export const bookingCancelled: Compose<'booking-cancelled'> = (letter, context, { timeZone }) => {
  const { booking, cause, refundDue, cancelledAt } = letter
  return {
    subject: `Your booking ${booking.code} is cancelled`,
    preview: CAUSES[cause],
    blocks: [
      paragraph(CAUSES[cause]),
      bookingFacts(booking, timeZone),
      ...refundWords(cause, refundDue),
      button('Book again', `${context.appUrl}/consultation`),
      note(`If you have paid and this is a surprise, write to ${context.practice.email}: we will look for it.`),
    ],
    attachments: calendarAttachment(booking, context, {
      changedAt: cancelledAt,
      isConfirmed: false,
      isCancelled: true,
    }),
  }
}

function refundWords(cause: keyof typeof CAUSES, refundDue: Paise) {
  if (cause === 'expired') return []
  if (refundDue === 0) return [paragraph('No refund is due under our refund policy.')]
  return [
    paragraph(
      `Once your payment is confirmed, ${formatRupees(refundDue)} go back to you by the way they came, within 7 to 15 business days.`,
    ),
  ]
}
