import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, note, paragraph } from './email.ts'
import { formatInstant } from './format-instant.ts'

export const bookingReceived: Compose<'booking-received'> = ({ booking, payableUntil }, { appUrl }, { timeZone }) => ({
  subject: `We have your booking ${booking.code}`,
  preview: `${booking.serviceName}: one step is left, the payment.`,
  blocks: [
    paragraph('Thank you for your booking. One step is left: please pay by UPI and tell us the transaction ID.'),
    bookingFacts(booking, timeZone),
    ...(booking.session
      ? [paragraph('Your time is kept for 30 minutes. Afterwards somebody else may take it before you have paid.')]
      : []),
    button('Pay and enter the transaction ID', `${appUrl}/book/payment/${booking.bookingId}`),
    note(`Unpaid, the booking ends by itself on ${formatInstant(payableUntil, timeZone)}.`),
  ],
})
