import { formatRupees } from '#domain/money.ts'
import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, note, paragraph } from './email.ts'

export const refundSent: Compose<'refund-sent'> = ({ booking, amount }, { appUrl, practice }, { timeZone }) => ({
  subject: `Your refund for ${booking.code} is on its way`,
  preview: `${formatRupees(amount)} go back to you by the way they came.`,
  blocks: [
    paragraph(`We have sent ${formatRupees(amount)} back to you, by the way they came. Banks need up to a few days.`),
    bookingFacts(booking, timeZone),
    button('See your invoices', `${appUrl}/dashboard/invoices`),
    note(`If nothing arrives within 15 business days, write to ${practice.email}.`),
  ],
})
