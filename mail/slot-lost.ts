import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, paragraph } from './email.ts'

/** To the practice: the client is being asked to choose, and may need a hand. */
export const slotLost: Compose<'slot-lost'> = ({ booking }, { appUrl }, { timeZone }) => ({
  subject: `${booking.code} needs a new time`,
  preview: 'A client paid after their slot had gone to somebody else.',
  greeting: 'Namaste,',
  blocks: [
    paragraph(
      'A client has told us of a payment after the half hour for which their slot was kept, and somebody else has that slot now. The client has been asked to choose another time.',
    ),
    bookingFacts(booking, timeZone),
    button('Open the dashboard', `${appUrl}/astrologer-dashboard`),
  ],
})
