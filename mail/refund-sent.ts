import { formatRupees } from '#domain/money.ts'
import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, note, paragraph } from './email.ts'

export const refundSent: Compose<'refund-sent'> = ({ booking, amount }, { appUrl, practice }, { timeZone }) => ({
  subject: `Your refund for ${booking.code} is on its way`,
  preview: `We have refunded ${formatRupees(amount)} to the account you paid from.`,
  blocks: [
    paragraph(
      `We have refunded ${formatRupees(amount)} to the account you paid from. Your bank may need a few days to show it.`,
    ),
    bookingFacts(booking, timeZone),
    button('View my invoices', `${appUrl}/dashboard/invoices`),
    note(`If it has not arrived within 15 business days, please write to ${practice.email}.`),
  ],
})
