import { formatRupees } from '#domain/money.ts'
import { bookingFacts, forBooking } from './booking-facts.ts'
import { button, type Compose, editableText, note, paragraph } from './email.ts'
import { formatInstant } from './format-instant.ts'

export const bookingReceived: Compose<'booking-received'> = (
  { booking, payableUntil, isHeld = true },
  context,
  { timeZone },
) => {
  const { subject, opening } = editableText('booking-received', context, forBooking(booking))
  return {
    subject,
    preview: `Please pay by UPI to confirm ${booking.serviceName}.`,
    blocks: [
      paragraph(opening),
      bookingFacts(booking, timeZone),
      ...(booking.session && isHeld
        ? [paragraph('We are holding this time for you for 30 minutes. After that, someone else can book it.')]
        : []),
      button(`Pay ${formatRupees(booking.amount)}`, `${context.appUrl}/book/payment/${booking.bookingId}`),
      note(
        `If we do not receive your payment by ${formatInstant(payableUntil, timeZone)}, the booking will be cancelled.`,
      ),
    ],
  }
}
