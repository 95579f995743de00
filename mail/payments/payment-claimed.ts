import { PAY_AT_SESSION_ASKED, PAYMENT_CLAIMED, REFERENCES_IN_EMAIL } from '#content/emails/payments.ts'
import { formatRupees } from '#content/words/money.ts'
import type { EmailText } from '#domain/content/email-texts.ts'
import type { EmailOf } from '#domain/emails/emails.ts'
import { refreshPaymentClaimed } from '#usecases/bookings/refresh-booking-email.ts'
import { bookingFacts, forBooking, viewButton } from '../bookings/booking-parts.ts'
import { button, type EmailContext, type EmailDefinition, editableText, forWeeks, note, paragraph } from '../email.ts'
import { partPaidBlocks } from './balance-due.ts'

export const paymentClaimed: EmailDefinition<'payment-claimed'> = {
  expiry: forWeeks,
  refresh: refreshPaymentClaimed,
  compose: (email, context, reader) => {
    const { booking, needsReschedule, balance } = email
    const { preview, notYou } = email.way === 'session' ? PAY_AT_SESSION_ASKED : PAYMENT_CLAIMED
    const { subject, opening } = textOf(email, context)
    return {
      subject,
      preview,
      blocks: [
        paragraph(opening),
        bookingFacts(booking, reader),
        ...(balance === undefined ? [] : [paragraph(PAYMENT_CLAIMED.forBalance(formatRupees(balance)))]),
        ...partPaidBlocks(email),
        ...(needsReschedule
          ? [
              paragraph(PAYMENT_CLAIMED.slotTaken),
              button(PAYMENT_CLAIMED.newTime, context.bookingUrl('move', booking.bookingId, reader.address)),
            ]
          : [
              ...(booking.course && balance === undefined ? [paragraph(PAYMENT_CLAIMED.enrolledOnceConfirmed)] : []),
              viewButton(context),
            ]),
        note(notYou(context.practice.email)),
      ],
    }
  },
}

function textOf(
  { booking, way: method = 'upi', referenceEnding }: EmailOf<'payment-claimed'>,
  context: EmailContext,
): EmailText {
  if (method === 'session') {
    return { subject: PAY_AT_SESSION_ASKED.subject(booking.code), opening: PAY_AT_SESSION_ASKED.opening }
  }
  const values = { ...forBooking(booking), way: REFERENCES_IN_EMAIL[method], reference: referenceEnding }
  return editableText('payment-claimed', context, values)
}
