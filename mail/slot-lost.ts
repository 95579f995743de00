import { staffTime } from '#content/words/session-times.ts'
import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, paragraph } from './email.ts'

/** Goes to the practice: the client has been asked to choose a new time and may need help. */
export const slotLost: Compose<'slot-lost'> = ({ booking }, { appUrl }, reader) => ({
  subject: `${booking.code} needs a new time`,
  preview: 'A client paid after someone else had booked their slot.',
  greeting: 'Namaste,',
  blocks: [
    paragraph(
      'A client sent us their payment after the 30 minutes for which their slot was held, and someone else has booked that slot. We have asked the client to choose a new time.',
    ),
    bookingFacts(booking, reader, staffTime),
    button('Open Astrologer Dashboard', `${appUrl}/astrologer-dashboard`),
  ],
})
