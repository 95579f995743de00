import { clientTime } from '#content/words/session-times.ts'
import { bookingFacts, forBooking, paymentUrl } from './booking-facts.ts'
import { button, type Compose, editableText, link, note, paragraph } from './email.ts'

export const slotReleased: Compose<'slot-released'> = (email, context, reader) => {
  const { booking, payableUntil, bookAgainPath } = email
  const { subject, opening } = editableText('slot-released', context, forBooking(booking))
  const payBy = clientTime(payableUntil, reader)
  return {
    subject,
    preview: 'You are welcome to choose a time again.',
    blocks: [
      paragraph(opening),
      bookingFacts(booking, reader),
      // Only the owner sees the filled form.
      button('Choose a time again', `${context.appUrl}/auth?return=${encodeURIComponent(bookAgainPath)}`),
      link('I have already paid', paymentUrl(email, context, reader)),
      note(
        `Your details are still filled in. If you have already paid, please send us the transaction ID by ${payBy}: you keep this time if it is still free, and choose another one if it is not.`,
      ),
    ],
  }
}
