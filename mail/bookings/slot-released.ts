import { SLOT_RELEASED } from '#content/emails/bookings.ts'
import { clientTime } from '#content/words/session-times.ts'
import { refreshSlotReleased } from '#usecases/bookings/refresh-booking-email.ts'
import { button, type EmailDefinition, editableText, link, note, paragraph, whilePayable } from '../email.ts'
import { bookingFacts, forBooking, paymentUrl } from './booking-parts.ts'

export const slotReleased: EmailDefinition<'slot-released'> = {
  expiry: whilePayable,
  refresh: refreshSlotReleased,
  compose: (email, context, reader) => {
    const { booking, payableUntil, bookAgainPath } = email
    const { subject, opening } = editableText('slot-released', context, forBooking(booking))
    return {
      subject,
      preview: SLOT_RELEASED.preview,
      blocks: [
        paragraph(opening),
        bookingFacts(booking, reader),
        // Only the owner sees the filled form.
        button(SLOT_RELEASED.again, `${context.appUrl}/auth?return=${encodeURIComponent(bookAgainPath)}`),
        link(SLOT_RELEASED.paid, paymentUrl(email, context, reader)),
        note(SLOT_RELEASED.note(clientTime(payableUntil, reader))),
      ],
    }
  },
}
