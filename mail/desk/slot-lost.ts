import { SLOT_LOST } from '#content/emails/desk.ts'
import { EMAIL_FRAME, OPEN_DESK } from '#content/emails/shared.ts'
import { staffTime } from '#content/words/session-times.ts'
import { refreshSlotLost } from '#usecases/bookings/refresh-booking-email.ts'
import { bookingFacts } from '../bookings/booking-parts.ts'
import { button, type EmailDefinition, forWeeks, paragraph } from '../email.ts'

/** Goes to the practice: the client has been asked to choose a new time and may need help. */
export const slotLost: EmailDefinition<'slot-lost'> = {
  expiry: forWeeks,
  refresh: refreshSlotLost,
  compose: ({ booking }, { appUrl }, reader) => ({
    subject: SLOT_LOST.subject(booking.code),
    preview: SLOT_LOST.preview,
    greeting: EMAIL_FRAME.greeting,
    blocks: [
      paragraph(SLOT_LOST.opening),
      bookingFacts(booking, reader, staffTime),
      button(OPEN_DESK, `${appUrl}/astrologer-dashboard`),
    ],
  }),
}
