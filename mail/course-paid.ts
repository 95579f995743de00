import { balanceBlocks } from './balance-due.ts'
import { bookingFacts, coveredText, forBooking } from './booking-facts.ts'
import { button, type Compose, editableText, note, paragraph } from './email.ts'

/** The receipt; the email of the enrollment leads to the lessons. */
export const coursePaid: Compose<'payment-verified'> = (email, context, reader) => {
  const { booking } = email
  const isCovered = booking.amount === 0
  const { subject, opening } = isCovered
    ? coveredText(booking)
    : editableText('course-paid', context, forBooking(booking))
  return {
    subject,
    preview: isCovered ? 'There is nothing to pay.' : 'We have received your payment. Thank you.',
    blocks: [
      paragraph(opening),
      bookingFacts(booking, reader),
      ...balanceBlocks(email, context),
      isCovered
        ? button('View my booking', `${context.appUrl}/dashboard`)
        : button('View my invoice', `${context.appUrl}/dashboard/invoices`),
      note('You can see or cancel your booking on your dashboard. Before you confirm, you will see what we refund.'),
    ],
  }
}
