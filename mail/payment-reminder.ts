import { formatRupees } from '#content/words/money.ts'
import { clientTime } from '#content/words/session-times.ts'
import { bookingFacts, exactAmount, forBooking, paymentUrl } from './booking-facts.ts'
import { button, type Compose, editableText, note, paragraph } from './email.ts'

export const paymentReminder: Compose<'payment-reminder'> = (email, context, reader) => {
  const { booking, heldUntil } = email
  const { subject, opening } = editableText('payment-reminder', context, forBooking(booking))
  return {
    subject,
    preview: `We are holding your time for ${booking.serviceName}.`,
    blocks: [
      paragraph(opening),
      bookingFacts(booking, reader),
      paragraph(
        `We are holding this time for you until ${clientTime(heldUntil, reader)}. After that, someone else can book it.`,
      ),
      ...exactAmount(booking),
      button(`Pay ${formatRupees(booking.amount)}`, paymentUrl(email, context, reader)),
      note('If you have just paid, please send us the transaction ID on the same page, and ignore this email.'),
    ],
  }
}
