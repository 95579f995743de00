import { formatRupees } from '#content/words/money.ts'
import { bookingFacts, forBooking } from './booking-facts.ts'
import { button, type Compose, editableText, note, paragraph } from './email.ts'

export const refundSent: Compose<'refund-sent'> = ({ booking, amount }, context, reader) => {
  const { appUrl, practice } = context
  const values = { ...forBooking(booking), amount: formatRupees(amount) }
  const { subject, opening } = editableText('refund-sent', context, values)
  return {
    subject,
    preview: `We have refunded ${formatRupees(amount)} to the account you paid from.`,
    blocks: [
      paragraph(opening),
      bookingFacts(booking, reader),
      button('View my invoices', `${appUrl}/dashboard/invoices`),
      note(`If it has not arrived within 15 business days, please write to ${practice.email}.`),
    ],
  }
}
