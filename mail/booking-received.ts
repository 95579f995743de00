import { formatRupees } from '#domain/money.ts'
import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, note, paragraph } from './email.ts'
import { formatInstant } from './format-instant.ts'

export const bookingReceived: Compose<'booking-received'> = (
  { booking, payableUntil, isHeld = true },
  { appUrl },
  { timeZone },
) => ({
  subject: `Booking received: ${booking.code}`,
  preview: `Please pay by UPI to confirm ${booking.serviceName}.`,
  blocks: [
    paragraph('Thank you for your booking. One step is left: please pay by UPI and send us the transaction ID.'),
    bookingFacts(booking, timeZone),
    ...(booking.session && isHeld
      ? [paragraph('We are holding this time for you for 30 minutes. After that, someone else can book it.')]
      : []),
    button(`Pay ${formatRupees(booking.amount)}`, `${appUrl}/book/payment/${booking.bookingId}`),
    note(
      `If we do not receive your payment by ${formatInstant(payableUntil, timeZone)}, the booking will be cancelled.`,
    ),
  ],
})
